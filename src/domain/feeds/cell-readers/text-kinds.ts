import { z } from 'zod'
import type { PriceKind } from '../../cars/car.ts'
import { cleanLine, cleanLines } from '../clean-text.ts'
import { type FieldKind, many, type Reading, single } from './field-kinds.ts'
import { dateOrders, type FieldRule } from '../mapping-parts.ts'
import { priceKindOf } from './price-kind.ts'
import { fixAllCaps, titleCase } from '../title-case.ts'
import { isEmptyDate, readDate } from './read-date.ts'

/** The longest single line, and the longest web address. */
const MAX_LINE_LENGTH = 200
const MAX_URL_LENGTH = 2048

const letters = {
  letters: z
    .enum(['proper', 'title'])
    .optional()
    .describe('`proper` fixes text in all capitals; `title` capitalises each word.'),
}
const separator = {
  separator: z.string().min(1).optional().describe('The separator between the items of a list.'),
}

/** Text on one line. */
export function line({
  maxLength = MAX_LINE_LENGTH,
  spelling = (text: string) => text,
} = {}): FieldKind<string> {
  return single(letters, (raw, rule) => readLine(raw, rule, maxLength, spelling))
}

/** Text of several lines, such as comments. HTML is parsed before this. */
export function lines(): FieldKind<string> {
  return single({}, (raw) => ({ value: cleanLines(raw) }))
}

/** Text that must match a format. */
export function form(shape: RegExp, problem: string): FieldKind<string> {
  return single({}, (raw) => {
    const text = cleanLine(raw).toUpperCase()
    return shape.test(text) ? { value: text } : { problem }
  })
}

/** One of a few fixed values. `meaning` turns the words of feeds into these. */
export function choice<T extends string>(
  choices: readonly T[],
  meaning: (word: string) => string,
): FieldKind<T> {
  return single({}, (raw) => {
    const word = meaning(cleanLine(raw)).toLowerCase().replaceAll(/[ -]/g, '_')
    const value = choices.find((choice) => choice === word)
    return value === undefined ? { problem: `is not one of ${choices.join(', ')}` } : { value }
  })
}

/** The kind of a price, as one of the fixed values or as feeds word it. */
export function priceWords(): FieldKind<PriceKind> {
  return single({}, (raw) => {
    const value = priceKindOf(cleanLine(raw))
    return value === null ? { problem: 'does not say what the price includes' } : { value }
  })
}

/** Yes or no. Where a wrong no would do harm, `doubtMeans` says what other text means. */
export function yesNo(doubtMeans?: { value: boolean; note: string }): FieldKind<boolean> {
  return single({}, (raw) => {
    const word = cleanLine(raw).toLowerCase()
    if (['y', 'yes', 'true', 't', '1'].includes(word)) return { value: true }
    if (['n', 'no', 'false', 'f', '0'].includes(word)) return { value: false }
    return doubtMeans ?? { problem: 'is neither yes nor no' }
  })
}

/** Any text means yes. */
export function presence(): FieldKind<boolean> {
  return single({}, () => ({ value: true }))
}

/** A day, or a month when no day is given. A date that marks an unset field is empty, so that a feed full of them is no report. */
export function day(): FieldKind<string> {
  const option = { dates: z.enum(dateOrders).optional().describe('The order of day, month and year.') }
  return single(option, (raw, rule, { dates }) => {
    const order = rule.dates ?? dates
    const text = cleanLine(raw)
    const value = isEmptyDate(text) ? '' : readDate(text, order)
    return value === null ? { problem: `is not a date in the order ${order}` } : { value }
  })
}

export function list(): FieldKind<string[]> {
  return many({ ...separator, ...letters }, /[;|\n]/, (raw, rule) => readLine(raw, rule))
}

export function webAddress(): FieldKind<string> {
  return single({}, readWebAddress)
}

/** The address of a photo. Photos are only shown over https, which their servers nearly always offer too. */
export function photoAddress(): FieldKind<string> {
  return single({}, readPhotoAddress)
}

/** Addresses are separated by whitespace, bars or semicolons, or by a comma that is followed by one of these or by an address. */
export function photoAddresses(): FieldKind<string[]> {
  return many(separator, /[\s|;]+|,(?=[\s|;,]|https?:|$)/i, readPhotoAddress)
}

function readLine(
  raw: string,
  { letters }: FieldRule,
  maxLength = MAX_LINE_LENGTH,
  spelling = (text: string) => text,
): Reading<string> {
  const text = cleanLine(raw)
  if (text.length > maxLength) return { problem: `is longer than ${maxLength} characters` }
  return { value: spelling(inLetters(text, letters)) }
}

function inLetters(text: string, letters: FieldRule['letters']) {
  if (letters === 'title') return titleCase(text)
  return letters === 'proper' ? fixAllCaps(text) : text
}

/** Accepts only addresses a browser may fetch: no scripts, no files, no user names or passwords. */
function readWebAddress(raw: string): Reading<string> {
  const url = URL.parse(cleanLine(raw))
  const isFetchable = url !== null && /^https?:$/.test(url.protocol) && url.username === ''
  return isFetchable && url.href.length <= MAX_URL_LENGTH
    ? { value: url.href }
    : { problem: 'is not a web address' }
}

function readPhotoAddress(raw: string): Reading<string> {
  const reading = readWebAddress(raw)
  if ('problem' in reading || reading.value.startsWith('https:')) return reading
  return {
    value: reading.value.replace('http:', 'https:'),
    note: 'was read as https, because photos are only shown over that',
  }
}
