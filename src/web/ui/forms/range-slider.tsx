import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { type Bounds, thumbsAt, textsFor } from './range-values.ts'
import { typeInto } from './type-into.ts'
import { useSeen } from '../use-seen.ts'

type RangeSliderProps = Bounds & {
  label: string
  /** The names of the two numbers in the form. */
  names: readonly [string, string]
  from: number | undefined
  to: number | undefined
  step: number
  /** How a number is spoken: “$20,000”. */
  say: (value: number) => string
  isDisabled?: boolean
  /** The lower thumb stays a step below the upper one. */
  isApart?: boolean
}

const RangeThumbs = lazyComponent(() => import('./range-thumbs.tsx').then((file) => file.RangeThumbs))

/** From and to as figures to type, which the form sends. A slider above them is added where scripts run. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, names, from, to, step, say, isDisabled = false, isApart = false } = props
  const { lowest, highest } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const isSeen = useSeen(group)
  const [written, setWritten] = useState<[string, string]>([from?.toString() ?? '', to?.toString() ?? ''])

  useEffect(() => {
    const form = group.current?.closest('form')
    const read = () => setWritten(textsIn(group.current))
    // The boxes are set back only after everyone has been told.
    const readLater = () => setTimeout(read)
    read()
    form?.addEventListener('reset', readLater)
    return () => form?.removeEventListener('reset', readLater)
  }, [])

  return (
    <fieldset className="range-slider" ref={group} disabled={isDisabled}>
      <legend className="field__label">{label}</legend>
      <div className="range-slider__thumbs">
        {isSeen && (
          <RangeThumbs
            {...{ label, step, say, isDisabled, isApart, lowest, highest }}
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
              placeholder={String(index === 0 ? lowest : highest)}
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
