import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { FormStep } from '#domain/enquiries/enquiry-form.ts'

/** A form as a page shows it: one of its steps, with the dealer's own wording. */
export type ShownForm = {
  category: string
  /** The page that shows and receives the form, without the step. */
  address: string
  steps: { name: string; title: string }[]
  /** The step named in the page's address. */
  addressStep: string | null
  /** Counted from 1. */
  current: number
  step: Pick<FormStep, 'name' | 'questions' | 'incomplete'>
  isLast: boolean
  /** Whether the last step needs a proof that a person sends it. */
  requiresProof: boolean
  /** The fields' values: saved earlier, prefilled by a link, or from the account of a customer who is signed in. */
  values: Readonly<Record<string, string>>
  /** The token that ties this step to the steps sent before. `null` in a new form, whose page others get as well. */
  start: string | null
  /** Times to choose from, or `null` where staff arrange the time with the customer. */
  offer: AppointmentOffer | null
  /** The number to call to arrange a time, or `null` where the step asks for no time. */
  phone: string | null
  button: string
  optIn: 'notice' | 'checkbox'
  marketingNotice: string
  termsWording: string
  termsPath: string
  dealerName: string
  today: string
}

/** The address of a step, with the other parameters of the page. */
export function stepAddress(address: string, step: string | null): string {
  const [path = '', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  params.delete(STEP_FIELD)
  if (step !== null) params.set(STEP_FIELD, step)
  return `${path}${params.size > 0 ? `?${params}` : ''}#enquiry`
}

/** The hidden fields that every form has. */
export const STEP_FIELD = 'step'
export const LEAD_TOKEN_FIELD = 'start'
