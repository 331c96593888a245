import { carTypeName } from '../cars/car-type-name.ts'
import { type CarType, carTypes } from '../cars/car.ts'
import {
  type Choice,
  type EnquiryForm,
  financeRequests,
  type FurtherQuestion,
  generalEnquiryForm,
  vehicleEnquiryForm,
} from '../enquiries/enquiry-form.ts'
import { placesThatSell } from '../locations/places-that-sell.ts'
import { slugOf } from '../shared/slug.ts'
import type { FinanceLink } from './finance-link.ts'

export type FinanceCategory = 'Finance Enquiry' | (typeof financeRequests)[number]

type Dealer = {
  dealerships: readonly { id: string; slug: string; name: string }[]
  locations: readonly {
    id: string
    name: string
    street: string
    city: string
    type?: string
    dealershipSlug: string
  }[]
  forms: { hideMessage: boolean }
}

/**
 * What the finance team needs to call back: a budget and how it might be paid, and for an application what somebody earns.
 * What a lender asks before it lends, such as documents and debts, has no place on a website.
 */
export function financeForm(
  dealer: Dealer,
  category: FinanceCategory,
  car: { carType: CarType; priceCents: number | null } | null,
  link: FinanceLink,
): EnquiryForm {
  const seller = { ...dealer, locations: placesThatSell(dealer.locations) }
  const form = car
    ? vehicleEnquiryForm(seller, { isNew: car.carType !== 'used', isAvailable: true })
    : generalEnquiryForm(seller, category, [])
  const budgetCents = link.vehiclePriceBudgetCents ?? car?.priceCents ?? null
  return {
    ...form,
    category,
    isForFinance: true,
    message: messages[category],
    further: [...(car ? [] : [carTypeWanted]), budget, ...furtherQuestions[category]],
    prefilled: {
      ...(budgetCents !== null && { vehiclePriceBudget: inDollars(budgetCents) }),
      ...(link.carType && { car_type: link.carType }),
      ...preferred(seller, form, link.preferredDealership),
    },
  }
}

/** What most people would write; they may change it. */
const messages: Record<FinanceCategory, string> = {
  'Finance Enquiry': '',
  'Finance Application': 'I would like to apply for finance.',
  'Finance Pre-Approval': 'I would like to know how much I could borrow.',
  'Personalised Finance': 'Please go through these figures with me.',
}

const carTypeWanted: FurtherQuestion = {
  kind: 'choice',
  name: 'car_type',
  label: 'New or used?',
  choices: carTypes.map((type) => ({ value: type, label: carTypeName[type] })),
}
const budget: FurtherQuestion = {
  kind: 'dollars',
  name: 'vehiclePriceBudget',
  label: 'Vehicle price or budget',
}
const deposit: FurtherQuestion = { kind: 'dollars', name: 'finance_deposit', label: 'Deposit' }
const term: FurtherQuestion = {
  kind: 'choice',
  name: 'finance_term',
  label: 'Paid back over',
  choices: same(['Up to 3 years', '4 years', '5 years', '6 years', '7 years']),
}
const employment: FurtherQuestion = {
  kind: 'choice',
  name: 'employment',
  label: 'How you earn your income',
  choices: same(['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired', 'Other']),
}
const income: FurtherQuestion = {
  kind: 'choice',
  name: 'income_range',
  label: 'Income before tax, a year',
  choices: same(['Under $50,000', '$50,000 to $80,000', '$80,000 to $120,000', 'Over $120,000']),
}
const timeToCall: FurtherQuestion = {
  kind: 'choice',
  name: 'time_to_call',
  label: 'When may we call?',
  choices: same(['Morning', 'Midday', 'Afternoon', 'Evening']),
}

const furtherQuestions: Record<FinanceCategory, readonly FurtherQuestion[]> = {
  'Finance Enquiry': [timeToCall],
  'Finance Application': [deposit, term, employment, income, timeToCall],
  'Finance Pre-Approval': [deposit, employment, income, timeToCall],
  'Personalised Finance': [deposit, term, timeToCall],
}

function same(words: readonly string[]): Choice[] {
  return words.map((word) => ({ value: word, label: word }))
}

function inDollars(cents: number) {
  return String(cents / 100)
}

/** Chooses the dealership of the link, or its first location, where the form asks for one. */
function preferred({ dealerships, locations }: Dealer, form: EnquiryForm, asked: string | null) {
  const dealership = dealerships.find(({ id, slug, name }) =>
    [slugOf(id), slug, slugOf(name)].includes(asked ?? ''),
  )
  if (!dealership) return {}
  if (form.dealerships.length > 1) return { dealership_slug: dealership.slug }
  const location = locations.find(({ dealershipSlug }) => dealershipSlug === dealership.slug)
  return form.locations.length > 1 && location ? { location: location.id } : {}
}
