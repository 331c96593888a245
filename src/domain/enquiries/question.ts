import type { AppointmentKind } from '../appointments/appointment-plan.ts'

/** A question of a form. Its name is the specification's field name, and the answer is stored under it. */
export type Question = QuestionKind & {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** A hidden field, which visitors don’t see. */
  isHidden?: boolean
  /** The error for a missing or unreadable answer. */
  error?: string
}

type QuestionKind =
  | { kind: 'line'; maxLength?: number; autoComplete?: string; isUpperCase?: boolean }
  | { kind: 'name' | 'email' | 'phone' | 'text' | 'dollars' | 'yes-no' | 'postcode' }
  | { kind: 'number'; min: number; max: number }
  /** One of several choices. A single choice is taken without asking. */
  | { kind: 'choice'; choices: readonly Choice[]; prompt?: string }
  | { kind: 'ticks'; choices: readonly string[] }
  /** A free slot from the appointment calendar, and what is asked instead where none can be offered. */
  | { kind: 'slot'; appointment: AppointmentKind; instead?: Question }
  /** A preferred day and time, which the dealer confirms. */
  | { kind: 'moment' }

export type Choice = { value: string; label: string }

/** An answer: text, a number (dollars for amounts of money), or every ticked option. */
export type Answer = string | number | string[]
export type Answers = Record<string, Answer>

export type EnquiryFields = Readonly<Record<string, string>>
export type FieldError = { field: string; message: string }

/** False for a choice with one option, which needs no field. */
export function isAsked(question: Question): boolean {
  return question.kind !== 'choice' || question.choices.length > 1
}

/** Choices whose label is also their stored value. */
export function textChoices(labels: readonly string[]): Choice[] {
  return labels.map((label) => ({ value: label, label }))
}
