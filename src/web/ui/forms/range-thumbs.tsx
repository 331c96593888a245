import { Slider } from '@base-ui/react/slider'
import type { Bounds } from './range-values.ts'

type RangeThumbsProps = Bounds & {
  label: string
  values: readonly [number, number]
  step: number
  say: (value: number) => string
  isDisabled: boolean
  isApart: boolean
  onMove: (values: readonly number[]) => void
}

/** The two thumbs of a range. They carry no values of their own: those are the figures below. */
export function RangeThumbs(props: RangeThumbsProps) {
  const { label, values, lowest, highest, step, say, isDisabled, isApart, onMove } = props
  return (
    <Slider.Root
      value={values}
      onValueChange={onMove}
      min={lowest}
      max={highest}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={isApart ? 1 : 0}
      disabled={isDisabled}
    >
      <Slider.Control className="slider">
        <Slider.Track className="slider__track">
          <Slider.Indicator className="slider__indicator" />
          {(['lowest', 'highest'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              className="slider__thumb"
              index={index}
              getAriaLabel={() => `${label}, ${end}`}
              getAriaValueText={(_formatted, value) => say(value)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
