import type { AppointmentKind } from '../appointments/appointment-plan.ts'

/** Something a form asks. Its name is the specification's, and what is answered is kept under it. */
export type Question = QuestionKind & {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** What is said where an answer is missing, or none that can be understood. */
  error?: string
}

type QuestionKind =
  | { kind: 'line'; longest?: number; autoComplete?: string; isUpperCase?: boolean }
  | { kind: 'name' | 'email' | 'phone' | 'text' | 'dollars' | 'yes-no' | 'postcode' }
  | { kind: 'number'; least: number; most: number }
  /** One of several; where there is only one it is taken without asking. */
  | { kind: 'choice'; choices: readonly Choice[]; prompt?: string }
  | { kind: 'ticks'; choices: readonly string[] }
  /** A time from an appointment book. */
  | { kind: 'slot'; appointment: AppointmentKind }
  /** A day and a time that would suit. */
  | { kind: 'moment' }

export type Choice = { value: string; label: string }

/** What was answered: words, a number (dollars where money is asked for), or all that was ticked. */
export type Answer = string | number | string[]
export type Answers = Record<string, Answer>

export type EnquiryFields = Readonly<Record<string, string>>
export type FieldError = { field: string; message: string }

/** Whether there is anything to show: what has one answer only is not asked. */
export function isAsked(question: Question): boolean {
  return question.kind !== 'choice' || question.choices.length > 1
}

/** Choices that read as they are kept. */
export function textChoices(words: readonly string[]): Choice[] {
  return words.map((word) => ({ value: word, label: word }))
}
