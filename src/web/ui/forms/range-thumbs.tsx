import { Slider } from '@base-ui/react/slider'
import type { Bounds } from './range-values.ts'
import './range-slider.css'

type RangeThumbsProps = Bounds & {
  label: string
  values: readonly [number, number]
  step: number
  format: (value: number) => string
  isDisabled: boolean
  keepsGap: boolean
  onMove: (values: readonly number[]) => void
}

/** The two thumbs of a range slider. The number inputs below hold the values. */
export function RangeThumbs(props: RangeThumbsProps) {
  const { label, values, lowest, highest, step, format, isDisabled, keepsGap, onMove } = props
  return (
    <Slider.Root
      value={values}
      onValueChange={onMove}
      min={lowest}
      max={highest}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={keepsGap ? 1 : 0}
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
              getAriaValueText={(_formatted, value) => format(value)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
