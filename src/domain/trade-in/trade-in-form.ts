import type { EnquiryForm } from '../enquiries/enquiry-form.ts'
import { type Question, textChoices } from '../enquiries/question.ts'
import {
  contactQuestions,
  type Dealer,
  placeQuestions,
  withSalesLocations,
} from '../enquiries/shared-questions.ts'
import type { TradeInDraft, TradeInPurpose } from './trade-in-draft.ts'
import { tradeInLeadVehicle } from './trade-in-lead.ts'

const categories: Record<TradeInPurpose, 'Trade-in Enquiry' | 'Sell My Car Enquiry'> = {
  'trade-in': 'Trade-in Enquiry',
  'sell-my-car': 'Sell My Car Enquiry',
}

/** The last step of the wizard: who the customer is, and what only they know about their vehicle. */
export function tradeInForm(
  dealer: Dealer & { name: string },
  draft: TradeInDraft,
  /** Whether the vehicle that the customer wants says which location it is. */
  { knowsPlace }: { knowsPlace: boolean },
): EnquiryForm {
  return {
    name: 'trade-in-wizard',
    category: categories[draft.purpose],
    steps: [
      {
        name: 'details',
        title: 'Your Details',
        questions: [
          ...ownerQuestions,
          ...conditionQuestions,
          ...(knowsPlace ? [] : dealershipQuestion(dealer)),
        ],
      },
    ],
    implied: tradeInLeadVehicle(draft, dealer.name),
  }
}

/** A customer who would rather be called. */
export function simpleTradeInForm(dealer: Dealer): EnquiryForm {
  const questions = [...ownerQuestions, ...dealershipQuestion(dealer)]
  return {
    name: 'simple-trade-in',
    category: 'Trade-in Enquiry',
    keepsSteps: true,
    steps: [{ name: 'details', title: 'Your Details', questions }],
  }
}

const lastName: Question = {
  kind: 'name',
  name: 'last_name',
  label: 'Last name',
  isRequired: true,
  error: 'Please enter your last name.',
}
const postcode: Question = { kind: 'postcode', name: 'postcode', label: 'Postcode', isRequired: true }

const ownerQuestions: readonly Question[] = contactQuestions.flatMap((question) =>
  question.name === 'name' ? [{ ...question, label: 'First name' }, lastName, postcode] : [question],
)

const conditionQuestions: readonly Question[] = [
  {
    kind: 'number',
    name: 'odometer',
    label: 'Odometer (km)',
    min: 0,
    max: 2_000_000,
    isRequired: true,
  },
  choice('service_history', 'Service history', ['Full', 'Partial', 'None']),
  choice('number_of_keys', 'Number of keys', ['1', '2', '3 or more']),
  choice('car_condition', 'Condition', ['Excellent', 'Good', 'Fair', 'Poor']),
  {
    kind: 'text',
    name: 'comments',
    label: 'Comments',
    hint: 'Damage, repairs, extras or money owing. Write “none” if there’s nothing to add.',
    isRequired: true,
  },
]

function choice(name: string, label: string, choices: string[]): Question {
  return {
    kind: 'choice',
    name,
    label,
    choices: textChoices(choices),
    prompt: 'Please choose',
    isRequired: true,
  }
}

const PLACE_PROMPT = 'Please select a dealership...'

function dealershipQuestion(dealer: Dealer): Question[] {
  return placeQuestions(withSalesLocations(dealer)).map((question) =>
    question.kind === 'choice' ? { ...question, prompt: PLACE_PROMPT, error: PLACE_PROMPT } : question,
  )
}
