import { placesThatSell } from '../locations/places-that-sell.ts'

/** What a form asks of a visitor, besides name, email and phone. */
export type EnquiryForm = {
  category: string
  /** Offered to choose from; none when the page has decided. */
  categories: readonly string[]
  locations: readonly Choice[]
  locationPrompt: string
  dealerships: readonly Choice[]
  asksRego: boolean
  asksMessage: boolean
  /** What already stands in the message. */
  message: string
  /** What else helps to answer; nobody has to say it. */
  further?: readonly FurtherQuestion[]
  /** What the link that led here has filled in, by the names of the fields. */
  prefilled?: Readonly<Record<string, string>>
  /** Whoever sends this form wants finance. */
  isForFinance?: boolean
}

export type FurtherQuestion = { name: string; label: string; hint?: string } & (
  | { kind: 'dollars' }
  | { kind: 'choice'; choices: readonly Choice[] }
)

export type Choice = { value: string; label: string }

/** What a visitor may want to talk about. */
export const enquiryCategories = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Test Drive Booking',
  'Finance Enquiry',
  'Trade-in Enquiry',
  'Sell My Car Enquiry',
  'Special Offer Enquiry',
  'Fleet Enquiry',
  'Service Booking',
  'Parts Enquiry',
  'Careers Enquiry',
] as const
export type EnquiryCategory = (typeof enquiryCategories)[number]

/** What can be asked of the finance team, beside a question. */
export const financeRequests = [
  'Finance Application',
  'Finance Pre-Approval',
  'Personalised Finance',
] as const

/** Wishes to be told when a vehicle comes that is not there yet. */
export const VEHICLE_ALERT = 'Vehicle Alert'

const SOMETHING_SIMILAR = 'Can you please find me something similar?'
export const DEALERSHIP_PROMPT = 'Select a Preferred Dealership'

/** How a visitor may want to be answered. */
export const contactMethods = ['Phone', 'Email', 'SMS'] as const

/** A field that people do not see. Whoever fills it in is a program. */
export const HONEYPOT = 'company_website'

type Dealer = {
  dealerships: readonly { slug: string; name: string }[]
  locations: readonly { id: string; name: string; street: string; city: string; type?: string }[]
  forms: { hideMessage: boolean }
}

/** A form that belongs to no vehicle asks where the visitor wants to be looked after, when there is a choice. */
export function generalEnquiryForm(
  dealer: Dealer,
  category: string,
  categories: readonly string[],
): EnquiryForm {
  const locations = dealer.locations.map(({ id, name }) => ({ value: id, label: name }))
  return {
    category,
    categories,
    locations,
    locationPrompt: areDepartments(dealer.locations)
      ? 'Please Select a Department'
      : 'Please Select a Dealership Location',
    dealerships:
      locations.length > 0 ? [] : dealer.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
    asksRego: false,
    asksMessage: !dealer.forms.hideMessage,
    message: '',
  }
}

/** A form for who did not find a vehicle says which one was looked for, in words that the visitor may change. */
export function vehicleAlertForm(dealer: Dealer, soughtFor: readonly string[]): EnquiryForm {
  const sought = soughtFor.length === 0 ? '' : `: ${soughtFor.join(', ')}`
  return {
    ...generalEnquiryForm({ ...dealer, locations: placesThatSell(dealer.locations) }, VEHICLE_ALERT, []),
    message: `Please tell me when one arrives${sought}.`,
  }
}

/** A form about one vehicle knows the place already. When the vehicle is gone, it asks for one like it. */
export function vehicleEnquiryForm(
  dealer: Dealer,
  car: { isNew: boolean; isAvailable: boolean },
): EnquiryForm {
  return {
    category: car.isNew ? 'New Vehicle Enquiry' : 'Used Vehicle Enquiry',
    categories: [],
    locations: [],
    locationPrompt: '',
    dealerships: [],
    asksRego: false,
    asksMessage: !dealer.forms.hideMessage,
    message: car.isAvailable ? '' : SOMETHING_SIMILAR,
  }
}

/** Sales, service and parts behind one door are departments, not places to choose between. */
function areDepartments([first, ...others]: Dealer['locations']) {
  return (
    others.length > 0 && others.every(({ street, city }) => street === first?.street && city === first.city)
  )
}
