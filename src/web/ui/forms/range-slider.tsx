import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { type Bounds, thumbsAt, textsFor } from './range-values.ts'
import { typeInto } from './type-into.ts'
import { useInView } from '../use-in-view.ts'
import './range-slider.css'

type RangeSliderProps = Bounds & {
  label: string
  /** The form's names for the minimum and the maximum. */
  names: readonly [string, string]
  from: number | undefined
  to: number | undefined
  step: number
  /** Writes a value for the limits and for screen readers: “$20,000”. */
  format: (value: number) => string
  isDisabled?: boolean
  /** Keeps the lower thumb at least one step below the upper one. */
  keepsGap?: boolean
}

const RangeThumbs = lazyComponent(() => import('./range-thumbs.tsx').then((file) => file.RangeThumbs))

/** Two number inputs, which the form sends, and with scripts a slider above them. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, names, from, to, step, format, isDisabled = false, keepsGap = false } = props
  const { lowest, highest } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const isInView = useInView(group)
  const [written, setWritten] = useState<[string, string]>([from?.toString() ?? '', to?.toString() ?? ''])

  useEffect(() => {
    const form = group.current?.closest('form')
    const read = () => setWritten(textsIn(group.current))
    // The inputs reset only after the event has reached all its listeners.
    const readLater = () => setTimeout(read)
    read()
    form?.addEventListener('reset', readLater)
    return () => form?.removeEventListener('reset', readLater)
  }, [])

  return (
    <fieldset className="range-slider" ref={group} disabled={isDisabled}>
      <legend className="field__label">{label}</legend>
      <div className="range-slider__thumbs">
        {isInView && (
          <RangeThumbs
            {...{ label, step, format, isDisabled, keepsGap, lowest, highest }}
            values={thumbsAt(...written, { lowest, highest })}
            onMove={(values) => {
              const texts = textsFor(values, { lowest, highest })
              for (const [index, input] of inputsOf(group.current).entries()) typeInto(input, texts[index])
            }}
          />
        )}
      </div>
      <div className="range-slider__inputs" onInput={() => setWritten(textsIn(group.current))}>
        {names.map((name, index) => (
          <label key={name}>
            <span>{index === 0 ? 'From' : 'To'}</span>
            <input
              className="input"
              type="number"
              inputMode="numeric"
              name={name}
              min={0}
              step="any"
              defaultValue={index === 0 ? from : to}
              placeholder={format(index === 0 ? lowest : highest)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function textsIn(group: HTMLElement | null): [string, string] {
  const [from, to] = inputsOf(group)
  return [from?.value ?? '', to?.value ?? '']
}

function inputsOf(group: HTMLElement | null) {
  return [...(group?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? [])]
}
