import type { Answers, EnquiryFields, Question } from './question.ts'

/** A form that creates a lead, with its steps. */
export type EnquiryForm = {
  /** Distinguishes the visitor's drafts of different forms. */
  name: string
  category: string
  /** Narrows the category. */
  subcategory?: string
  steps: readonly [FormStep, ...FormStep[]]
  /** Keeps the form's own steps, whichever layout the site prefers. */
  keepsSteps?: boolean
  /** Whether its sender has to prove to be a person. Without it, the form follows the site’s setting. */
  requiresProof?: boolean
  /** What it leads to is its sender’s alone, so only the form as it was opened, sent again, is the same enquiry. */
  isPersonal?: boolean
  /** Initial field values, by field name. */
  prefilled?: EnquiryFields
  /** Answers that are the same for everyone who sends this form. */
  implied?: Answers
}

export type FormStep = {
  /** The step's name in the URL. */
  name: string
  title: string
  questions: readonly Question[]
  /** The message above an incomplete step. */
  incomplete?: string
}

/** The topics of a general enquiry. */
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

/** Finance requests, each with a page of its own. */
export const financeRequests = [
  'Finance Application',
  'Finance Pre-Approval',
  'Personalised Finance',
] as const
export type FinanceRequest = (typeof financeRequests)[number]

/** The category of a request to hear about new stock. */
export const VEHICLE_ALERT = 'Vehicle Alert'

/** A hidden field that only bots fill in. */
export const HONEYPOT = 'company_website'

/** All questions of a form. */
export function questionsOf({ steps }: Pick<EnquiryForm, 'steps'>): Question[] {
  return steps.flatMap(({ questions }) => questions)
}

/** The form with all its questions in one step. */
export function asOneStep(form: EnquiryForm): EnquiryForm {
  const [first, ...others] = form.steps
  if (others.length === 0) return form
  return { ...form, steps: [{ name: first.name, title: first.title, questions: questionsOf(form) }] }
}

/** The form in the step layout that the site prefers. A form that needs its steps keeps them. */
export function arrangeSteps(form: EnquiryForm, { steps }: { steps: 'one' | 'two' }): EnquiryForm {
  return steps === 'one' && !form.keepsSteps ? asOneStep(form) : form
}
