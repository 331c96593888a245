import { formatNumber } from '#domain/shared/format-number.ts'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { RadioCards } from '../ui/forms/radio-cards.tsx'
import { RangeSlider } from '../ui/forms/range-slider.tsx'
import { Specimen, State } from './specimen.tsx'

const untouched = { value: undefined, error: undefined }
const answers = [
  { value: 'phone', label: 'Call me', about: 'On a weekday between 9 am and 5 pm' },
  { value: 'email', label: 'Email me', about: 'Usually within the hour while we’re open' },
]
const price = { lowest: 0, highest: 90_000, step: 500, format: inDollars }
const onlineSoon = { value: 'video', label: 'Video call', about: 'Not at this dealership', isDisabled: true }

export function Choices() {
  return (
    <>
      <Specimen
        of="radio-cards"
        title="Radio cards"
        about="One choice of a few, each with room for a description."
      >
        <State name="nothing chosen">
          <RadioCards
            {...untouched}
            name="reply"
            label="How would you like us to get in touch?"
            choices={answers}
          />
        </State>
        <State name="chosen, one disabled">
          <RadioCards
            name="reply-chosen"
            value="phone"
            error={undefined}
            label="How would you like us to get in touch?"
            hint="You can change this at any time"
            choices={[...answers, onlineSoon]}
          />
        </State>
        <State name="invalid">
          <RadioCards
            name="reply-wrong"
            value={undefined}
            error="Please choose how we can contact you."
            label="How would you like us to get in touch?"
            choices={answers}
          />
        </State>
      </Specimen>
      <Specimen of="checkbox" title="Checkbox" about="Something to agree to. It never starts ticked.">
        <State name="not ticked">
          <Checkbox {...untouched} name="news">
            Tell me about offers
          </Checkbox>
        </State>
        <State name="ticked">
          <Checkbox name="news-ticked" value="true" error={undefined}>
            Tell me about offers
          </Checkbox>
        </State>
        <State name="invalid, with a long label">
          <Checkbox name="terms-wrong" value={undefined} error="Please agree to the terms.">
            I have read the terms and conditions and the privacy policy, and I agree to being contacted about
            this enquiry
          </Checkbox>
        </State>
        <State name="disabled">
          <Checkbox {...untouched} name="news-off" isDisabled>
            Tell me about offers
          </Checkbox>
        </State>
      </Specimen>
      <Specimen
        of="range-slider"
        title="Range slider"
        about="A lowest and a highest value, to type or to slide."
      >
        <State name="open at both ends">
          <RangeSlider
            {...price}
            label="Price"
            names={['any_min', 'any_max']}
            from={undefined}
            to={undefined}
          />
        </State>
        <State name="narrowed">
          <RangeSlider
            {...price}
            label="Budget"
            names={['budget_min', 'budget_max']}
            from={20_000}
            to={45_000}
          />
        </State>
        <State name="disabled">
          <RangeSlider
            {...price}
            label="Price per week"
            names={['week_min', 'week_max']}
            from={10_000}
            to={60_000}
            isDisabled
          />
        </State>
      </Specimen>
    </>
  )
}

function inDollars(value: number) {
  return `$${formatNumber(value)}`
}
