import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { Question } from '#domain/enquiries/question.ts'

/** A form as it stands on a page: one of its steps, and the dealer's own words around it. */
export type ShownForm = {
  category: string
  /** The page it stands on, which takes it; the step is not in it. */
  address: string
  steps: { name: string; title: string }[]
  /** The step that stands in the address while this is shown. */
  addressStep: string | null
  /** Counted from 1. */
  current: number
  step: { name: string; questions: readonly Question[] }
  isLast: boolean
  /** What stands in the fields: written before, or filled in by a link. */
  values: Readonly<Record<string, string>>
  /** Ties what is sent to what was sent before. */
  start: string
  /** Times to choose from; `null` where they are arranged with somebody. */
  offer: AppointmentOffer | null
  /** Whom to call for a time; not told where no time is asked for. */
  phone: string | null
  button: string
  optIn: 'notice' | 'checkbox'
  marketingNotice: string
  termsWording: string
  termsPath: string
  dealerName: string
  today: string
}

/** The address of a step, with all that led to the form. */
export function stepAddress(address: string, step: string | null): string {
  const [path = '', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  params.delete(STEP)
  if (step !== null) params.set(STEP, step)
  return `${path}${params.size > 0 ? `?${params}` : ''}#enquiry`
}

/** The names of the fields that every form has beside what it asks. */
export const STEP = 'step'
export const START = 'start'
