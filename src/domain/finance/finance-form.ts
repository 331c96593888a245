import { carTypeName } from '../cars/car-type-name.ts'
import { type CarType, carTypes } from '../cars/car.ts'
import { type EnquiryForm, financeRequests, questionsOf } from '../enquiries/enquiry-form.ts'
import { detailsStep } from '../enquiries/enquiry-forms.ts'
import { type Question, textChoices } from '../enquiries/question.ts'
import {
  type Dealer,
  messageQuestion,
  placeQuestions,
  withSalesLocations,
} from '../enquiries/shared-questions.ts'
import { slugOf } from '../shared/slug.ts'
import type { FinanceLink } from './finance-link.ts'

export type FinanceCategory = 'Finance Enquiry' | (typeof financeRequests)[number]

/**
 * The questions that the finance team needs answered to call back: a budget, how it might be paid and, for an
 * application, income. Documents and debts, which a lender asks for before lending, don't belong on a website.
 */
export function financeForm(
  dealer: Dealer,
  category: FinanceCategory,
  car: { carType: CarType; priceCents: number | null } | null,
  link: FinanceLink,
): EnquiryForm {
  const seller = withSalesLocations(dealer)
  const budgetCents = link.vehiclePriceBudgetCents ?? car?.priceCents ?? null
  const form: EnquiryForm = {
    name: category,
    category,
    implied: { finance: 'Yes' },
    steps: [
      detailsStep(car ? [] : placeQuestions(seller)),
      {
        name: 'finance',
        title: 'Your finance',
        questions: [
          ...(car ? [] : [carTypeWanted]),
          budget,
          ...furtherQuestions[category],
          ...messageQuestion(dealer),
        ],
      },
    ],
  }
  return {
    ...form,
    prefilled: {
      ...(messages[category] !== '' && { message: messages[category] }),
      ...(budgetCents !== null && { vehiclePriceBudget: inDollars(budgetCents) }),
      ...(link.carType && { car_type: link.carType }),
      ...preferred(seller, form, link.preferredDealership),
    },
  }
}

/** A suggested message, which the visitor can edit. */
const messages: Record<FinanceCategory, string> = {
  'Finance Enquiry': '',
  'Finance Application': 'I would like to apply for finance.',
  'Finance Pre-Approval': 'I would like to know how much I could borrow.',
  'Personalised Finance': 'Please go through these figures with me.',
}

/** A prompt, so that no choice is preselected as the visitor's answer. */
const PROMPT = 'Please choose'

const carTypeWanted: Question = {
  kind: 'choice',
  name: 'car_type',
  label: 'New or used?',
  prompt: PROMPT,
  choices: carTypes.map((type) => ({ value: type, label: carTypeName[type] })),
}
const budget: Question = {
  kind: 'dollars',
  name: 'vehiclePriceBudget',
  label: 'Vehicle price or budget',
}
const deposit: Question = { kind: 'dollars', name: 'finance_deposit', label: 'Deposit' }
const term: Question = {
  kind: 'choice',
  name: 'finance_term',
  label: 'Loan term',
  prompt: PROMPT,
  choices: textChoices(['Up to 3 years', '4 years', '5 years', '6 years', '7 years']),
}
const employment: Question = {
  kind: 'choice',
  name: 'employment',
  label: 'What’s your employment status?',
  prompt: PROMPT,
  choices: textChoices(['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired', 'Other']),
}
const income: Question = {
  kind: 'choice',
  name: 'income_range',
  label: 'Annual income before tax',
  prompt: PROMPT,
  choices: textChoices(['Under $50,000', '$50,000 to $80,000', '$80,000 to $120,000', 'Over $120,000']),
}
const timeToCall: Question = {
  kind: 'choice',
  name: 'time_to_call',
  label: 'When can we call?',
  prompt: PROMPT,
  choices: textChoices(['Morning', 'Midday', 'Afternoon', 'Evening']),
}

const furtherQuestions: Record<FinanceCategory, readonly Question[]> = {
  'Finance Enquiry': [timeToCall],
  'Finance Application': [deposit, term, employment, income, timeToCall],
  'Finance Pre-Approval': [deposit, employment, income, timeToCall],
  'Personalised Finance': [deposit, term, timeToCall],
}

function inDollars(cents: number) {
  return String(cents / 100)
}

/** Preselects the dealership from the link, or its first location, where the form asks for one. */
function preferred({ dealerships, locations }: Dealer, form: EnquiryForm, slugOrName: string | null) {
  const dealership = dealerships.find(({ id, slug, name }) =>
    [slugOf(id ?? ''), slug, slugOf(name)].includes(slugOrName ?? ''),
  )
  if (!dealership) return {}
  const isAsked = (name: string) => questionsOf(form).some((question) => question.name === name)
  if (isAsked('dealership_slug')) return { dealership_slug: dealership.slug }
  const location = locations.find(({ dealershipSlug }) => dealershipSlug === dealership.slug)
  return isAsked('location') && location ? { location: location.id } : {}
}
