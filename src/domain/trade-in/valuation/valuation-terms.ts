import type { LegalPart } from '../../legal/legal-part.ts'
import { MAX_KM, MAX_YEARS } from './instant-limits.ts'
import { VALID_DAYS } from './offer-validity.ts'
import { formatNumber } from '../../shared/format-number.ts'

/** The terms of a valuation. */
export const valuationTerms: readonly LegalPart[] = [
  {
    heading: 'What a valuation is',
    text: 'It’s an estimate of what we’d pay for your car, as a range, based on what you told us and on market data. It isn’t a contract, and neither of us has to go ahead.',
  },
  {
    heading: 'How long it’s valid',
    text: `For ${VALID_DAYS} days from the day we give it, to the end of the last day. After that the market may have moved, so we value the car again.`,
  },
  {
    heading: 'Which cars',
    text: `An instant value is for cars up to ${MAX_YEARS} years old with up to ${formatNumber(MAX_KM)} km that our valuation provider knows. Our buying team values all others.`,
  },
  {
    heading: 'The inspection',
    text: 'We inspect your car before the offer is final. We may change the price if the car differs from what you told us, such as its kilometres, condition, service history, keys or equipment, or if it has been written off or has faults.',
  },
  {
    heading: 'Before we pay',
    text: 'You show us that you own the car, with proof of identity and its registration papers. If money is owing on it, we pay the lender first. If more is owing than we pay, you settle the difference.',
  },
  {
    heading: 'When you accept',
    text: 'Accepting tells us that you’d like to sell at that value, and lets you use it when you buy a car here. Until we’ve inspected your car, we use the lower figure in the range. You can still change your mind until we’ve both signed.',
  },
  {
    heading: 'Your rights',
    text: 'Nothing here takes away your rights under the Australian Consumer Law.',
  },
]
