import type { Answers, EnquiryFields, Question } from './question.ts'

/** A form that makes a lead: what it asks, step by step. */
export type EnquiryForm = {
  /** Tells a form that was started from another one of the same visitor. */
  name: string
  category: string
  /** What kind of a category it is, where the category does not say it. */
  subcategory?: string
  steps: readonly [FormStep, ...FormStep[]]
  /** Whether its steps are its own, however the site arranges forms. */
  keepsSteps?: boolean
  /** What stands in the fields already, by their names. */
  prefilled?: EnquiryFields
  /** What whoever sends this form says by sending it. */
  implied?: Answers
}

export type FormStep = {
  /** As it stands in the address. */
  name: string
  title: string
  questions: readonly Question[]
  /** What is said above the form when the step is not complete. */
  incomplete?: string
}

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

/** A field that people do not see. Whoever fills it in is a program. */
export const HONEYPOT = 'company_website'

/** All that a form asks. */
export function questionsOf({ steps }: Pick<EnquiryForm, 'steps'>): Question[] {
  return steps.flatMap(({ questions }) => questions)
}

/** The form as one page, for those whose first steps are not known, and sites that like it so. */
export function asOneStep(form: EnquiryForm): EnquiryForm {
  const [first, ...others] = form.steps
  if (others.length === 0) return form
  return { ...form, steps: [{ name: first.name, title: first.title, questions: questionsOf(form) }] }
}

/** Steps as the site likes them; a form that needs its steps has them everywhere. */
export function arrangeSteps(form: EnquiryForm, { steps }: { steps: 'one' | 'two' }): EnquiryForm {
  return steps === 'one' && !form.keepsSteps ? asOneStep(form) : form
}
