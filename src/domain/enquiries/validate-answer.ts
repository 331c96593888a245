import { formatNumber } from '../shared/format-number.ts'
import { regexes } from 'zod/v4/core'
import { AMOUNT_ERROR, readCents } from '../shared/money.ts'
import type { Answer, Question } from './question.ts'

/**
 * What form validation needs from its surroundings, so that it runs the same in the browser and on the server.
 */
export type AnswerRules = {
  /** The number in international format, or `null` when it can't be called in Australia. */
  australianPhone(text: string): string | null
  /** Today's date at the dealer's location, such as 2026-03-10. */
  today: string
}

/** The answer, `null` when an optional question has none, or an error. */
export type AnswerResult = { answer: Answer | null } | { error: string }

export const MAX_LINE_LENGTH = 120
export const MAX_MESSAGE_LENGTH = 5000

/** Parses what was entered for a question, or says what is wrong with it. */
export function validateAnswer(question: Question, written: string, rules: AnswerRules): AnswerResult {
  const missing: AnswerResult = question.isRequired ? { error: question.error ?? REQUIRED } : { answer: null }
  const wrong: AnswerResult = { error: question.error ?? REQUIRED }
  const line = oneLine(written)

  switch (question.kind) {
    case 'name':
      if (line === null || !/[\p{L}\p{N}]/u.test(line)) return missing
      return line.length > MAX_LINE_LENGTH ? { error: LONG_NAME } : { answer: line }
    case 'email': {
      const email = written.trim()
      if (email === '') return missing
      return regexes.email.test(email) && email.length <= MAX_LINE_LENGTH ? { answer: email } : wrong
    }
    case 'phone': {
      if (line === null) return missing
      const phone = rules.australianPhone(line)
      return phone === null ? wrong : { answer: phone }
    }
    case 'line': {
      if (line === null) return missing
      const short = line.slice(0, question.maxLength ?? MAX_LINE_LENGTH)
      return { answer: question.isUpperCase ? short.toUpperCase() : short }
    }
    case 'text': {
      const text = written.trim()
      if (text === '') return missing
      return text.length > MAX_MESSAGE_LENGTH ? { error: LONG_MESSAGE } : { answer: text }
    }
    case 'dollars': {
      if (line === null) return missing
      const cents = readCents(line)
      return cents === null ? { error: AMOUNT_ERROR } : { answer: cents / 100 }
    }
    case 'number':
      return line === null ? missing : readNumber(line, question)
    case 'postcode':
      if (line === null) return missing
      return /^\d{4}$/.test(line) ? { answer: line } : { error: NO_POSTCODE }
    case 'yes-no':
      return line === 'Yes' || line === 'No' ? { answer: line } : missing
    case 'choice':
      return readChoice(question, line) ?? missing
    case 'ticks': {
      const ticked = [...new Set(written.split('\n'))].filter((word) => question.choices.includes(word))
      return ticked.length === 0 ? missing : { answer: ticked }
    }
    case 'slot':
      if (line === null) return missing
      return Number.isNaN(Date.parse(line)) ? { error: NO_SLOT } : { answer: new Date(line).toISOString() }
    case 'moment':
      return line === null ? missing : readMoment(line, rules)
  }
}

const REQUIRED = '* This field is required'
const LONG_NAME = 'Please keep your name under 120 characters.'
const LONG_MESSAGE = 'Please keep your message under 5,000 characters.'
const NO_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'
const NO_SLOT = 'Please choose one of the times.'
const NO_MOMENT = 'Please choose a day and time in the future, such as 15/3/2027 9:30 am.'

/** Joins the text into one line. */
function oneLine(text: string) {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || null
}

/** Takes a single choice without asking. A value that is not one of the choices did not come from our form. */
function readChoice(
  { choices, prompt, isRequired }: Extract<Question, { kind: 'choice' }>,
  line: string | null,
): AnswerResult | null {
  const [only, second] = choices
  if (only && !second) return { answer: only.value }
  const chosen = choices.find(({ value }) => value === line)
  if (chosen) return { answer: chosen.value }
  // Without a prompt, browsers preselect the first choice.
  return line === null && prompt === undefined && !isRequired && only ? { answer: only.value } : null
}

function readNumber(line: string, { min, max }: Extract<Question, { kind: 'number' }>): AnswerResult {
  const digits = line.replaceAll(/[,\s]|kms?$/gi, '')
  const number = Number(digits)
  return /^\d+$/.test(digits) && number >= min && number <= max
    ? { answer: number }
    : { error: `Please enter a number from ${written(min)} to ${written(max)}.` }
}

/** Numbers under 10,000, such as years, have no separator. */
function written(number: number) {
  return number < 10_000 ? String(number) : formatNumber(number)
}

/** `09:30`, `9.30 am`, `9am`, or empty when only a day was entered. */
const TIME_OF_DAY = /^(?:|(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]m)?|(?:0?\d|1[0-2]) ?[ap]m)$/i

/** Reads the browser's format, `2027-03-15T09:30`, or a typed date where the browser has no date picker. */
function readMoment(line: string, { today }: AnswerRules): AnswerResult {
  const [, iso, day, month, year, rest = ''] =
    /^(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?:T|,? |$)(.*)$/.exec(line) ?? []
  const date = iso ?? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const isDay = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
  return isDay && date >= today && TIME_OF_DAY.test(rest)
    ? { answer: rest === '' ? date : `${date} ${rest}` }
    : { error: NO_MOMENT }
}
