import { placesThatSell } from '../locations/places-that-sell.ts'
import type { EnquiryForm } from './enquiry-form.ts'
import { type Question, textChoices } from './question.ts'

/** The dealer whose form it is. */
export type Dealer = {
  dealerships: readonly { id?: string; slug: string; name: string }[]
  locations: readonly {
    id: string
    name: string
    street: string
    city: string
    type?: string
    dealershipSlug?: string
    visible?: boolean
  }[]
  forms: { hideMessage: boolean }
}

const DEALERSHIP_PROMPT = 'Select a Preferred Dealership'

/** The ways a visitor can choose to be contacted. */
const contactMethods = ['Phone', 'Email', 'SMS'] as const

/** Contact details, which every form needs. */
export const contactQuestions: readonly Question[] = [
  { kind: 'name', name: 'name', label: 'Name', isRequired: true, error: 'Please enter your name.' },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    isRequired: true,
    error: 'Please enter a valid email address.',
  },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Phone',
    isRequired: true,
    error: 'Please enter a valid Australian phone number.',
  },
]

export const contactMethod: Question = {
  kind: 'choice',
  name: 'PreferredContactMethod',
  label: 'How would you like us to get in touch?',
  choices: textChoices(contactMethods),
}

export const rego: Question = {
  kind: 'line',
  name: 'Rego',
  label: 'Rego - Helps us better assist your enquiry',
  maxLength: 10,
  isUpperCase: true,
}

export const wantsFinance: Question = {
  kind: 'yes-no',
  name: 'finance',
  label: 'Would you like to hear about finance?',
}

export const hasTradeIn: Question = {
  kind: 'yes-no',
  name: 'do-you-have-a-trade-in',
  label: 'Do you have a trade-in?',
}

/** The message, which a dealer can leave out of every form. */
export function messageQuestion({ forms }: Pick<Dealer, 'forms'>, isRequired = true): Question[] {
  if (forms.hideMessage) return []
  const error = isRequired ? { isRequired, error: 'Please enter a message.' } : {}
  return [{ kind: 'text', name: 'message', label: 'Message', ...error }]
}

/**
 * The message that a form suggests, and the visitor can edit. Where the dealer leaves the message out, the lead
 * has it all the same.
 */
export function suggestedMessage(
  { forms }: Pick<Dealer, 'forms'>,
  message: string,
): Pick<EnquiryForm, 'prefilled' | 'implied'> {
  return forms.hideMessage ? { implied: { message } } : { prefilled: { message } }
}

/** Asks for a location or dealership when there is a choice. */
export function placeQuestions({ locations: all, dealerships }: Omit<Dealer, 'forms'>): Question[] {
  const locations = all.filter(({ visible }) => visible !== false)
  if (locations.length > 0) {
    const prompt = areDepartments(locations)
      ? 'Please Select a Department'
      : 'Please Select a Dealership Location'
    const choices = locations.map(({ id, name }) => ({ value: id, label: name }))
    return [
      {
        kind: 'choice',
        name: 'location',
        label: 'Location',
        choices,
        prompt,
        isRequired: true,
        error: prompt,
      },
    ]
  }
  if (dealerships.length === 0) return []
  return [
    {
      kind: 'choice',
      name: 'dealership_slug',
      label: 'Dealership',
      choices: dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
      prompt: DEALERSHIP_PROMPT,
      isRequired: true,
      error: DEALERSHIP_PROMPT,
    },
  ]
}

/** The dealer with only the locations that sell vehicles. */
export function withSalesLocations<T extends Pick<Dealer, 'locations'>>(dealer: T): T {
  return { ...dealer, locations: placesThatSell(dealer.locations) }
}

/** Locations at the same address are departments. */
function areDepartments([first, ...others]: Dealer['locations']) {
  return (
    others.length > 0 && others.every(({ street, city }) => street === first?.street && city === first.city)
  )
}
