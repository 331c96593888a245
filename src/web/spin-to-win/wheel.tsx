import { useEffect, useRef } from 'react'
import './wheel.css'

type WheelProps = {
  slices: readonly { id: string; name: string }[]
  /** The slice under the pointer; `null` before the spin. */
  stopsAt: number | null
  isTurning: boolean
  onStop: () => void
}

const TURNS = 5
const RADIUS = 100

/** A picture of the wheel. The list of prizes and the message beside it say the same in words. */
export function Wheel({ slices, stopsAt, isTurning, onStop }: WheelProps) {
  const disc = useRef<SVGGElement>(null)
  const angle = 360 / slices.length
  const end = stopsAt === null ? 0 : -angle * (stopsAt + 0.5)

  useEffect(() => {
    if (!isTurning || !disc.current) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const turning = disc.current.animate(
      [{ transform: `rotate(${-360 * TURNS}deg)` }, { transform: `rotate(${end}deg)` }],
      { duration: isStill ? 0 : 5000, easing: 'cubic-bezier(0.15, 0.6, 0.15, 1)' },
    )
    turning.addEventListener('finish', onStop)
    return () => {
      turning.removeEventListener('finish', onStop)
      turning.cancel()
    }
    // A new function of the parent must not start the wheel again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isTurning, end])

  return (
    <svg className="wheel" viewBox="-110 -116 220 226" aria-hidden="true">
      <g ref={disc} className="wheel__disc" transform={`rotate(${end})`}>
        {slices.map(({ id, name }, at) => (
          <g
            key={id}
            transform={`rotate(${angle * at})`}
            className="wheel__slice"
            data-shade={shadeOf(at, slices.length)}
          >
            <path d={slicePath(angle)} />
            <text
              transform={`rotate(${angle / 2 - 90})`}
              x={RADIUS - 8}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {shortened(name)}
            </text>
          </g>
        ))}
      </g>
      <circle r="14" className="wheel__hub" />
      <path d="M -9 -114 L 9 -114 L 0 -92 Z" className="wheel__pointer" />
    </svg>
  )
}

/** Neighbours have different shades, the first and the last too. */
function shadeOf(at: number, count: number) {
  return at === count - 1 && at % 3 === 0 ? 1 : at % 3
}

const MAX_NAME_LENGTH = 18

function shortened(name: string) {
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`
}

/** A slice from the top, clockwise. */
function slicePath(degrees: number) {
  const radians = (degrees * Math.PI) / 180
  const [x, y] = [RADIUS * Math.sin(radians), -RADIUS * Math.cos(radians)]
  return `M 0 0 L 0 ${-RADIUS} A ${RADIUS} ${RADIUS} 0 ${degrees > 180 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)} Z`
}
