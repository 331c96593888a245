import { columnKey } from '../feed-row.ts'
import type { FieldRule } from '../mapping-parts.ts'
import type { Pattern } from '../pattern.ts'
import type { Column } from './column-name.ts'

export const FREE_TEXT_PRICE =
  'a price is not read from free text, which may include a dealer cost; name a price column'

type Rules = Readonly<Record<string, FieldRule | undefined>>
type Mapping = {
  fields: Rules & { financeLenders: Readonly<Record<string, Rules>> }
  splits: readonly { column: Column; pattern: Pattern }[]
}

/** The paths of all prices that a mapping would read from free text. */
export function freeTextPrices({ fields: { financeLenders, ...fields }, splits }: Mapping): string[][] {
  const isFree = freeTextIn(fields as Rules, splits)
  const ofVehicle = wrongPrices(fields as Rules, isFree).map((name) => [name])
  const ofLenders = Object.entries(financeLenders).flatMap(([lender, rules]) =>
    wrongPrices(rules, isFree).map((name) => ['financeLenders', lender, name]),
  )
  return [...ofVehicle, ...ofLenders]
}

const prices =
  'price beforePrice offerPrice subscriptionPrice marketPrices.stateAverage marketPrices.average paymentWeek paymentMonth deposit balloon'.split(
    ' ',
  )

function wrongPrices(rules: Rules, isFree: (column: Column) => boolean) {
  return prices.filter((name) => columnsOf(rules[name]).some(isFree))
}

const freeFields = ['dealerComments', 'standardEquipment', 'features']

/** A column holds free text by its name, by the field it maps to, or when it is split from such a column. */
function freeTextIn(rules: Rules, splits: Mapping['splits']) {
  const keys = new Set(freeFields.flatMap((name) => columnsOf(rules[name]).map(({ key }) => key)))
  const isFree = ({ name, key }: Column) => keys.has(key) || isFreeTextName(name)
  for (const { column, pattern } of splits) {
    if (isFree(column)) for (const group of pattern.groupNames) keys.add(columnKey(group))
  }
  return isFree
}

function columnsOf(rule: FieldRule | undefined): Column[] {
  return [...(rule?.from ?? []).flatMap(({ column }) => column ?? []), ...(rule?.template?.columns ?? [])]
}

/** The details of a vehicle may be an object of columns; its comments never are. */
function isFreeTextName(name: string) {
  const segments = name.toLowerCase().split(/[./@:]/)
  if (/pric/.test(name.toLowerCase())) return false
  return segments.some((segment) => written.test(segment)) || listed.test(segments.at(-1) ?? '')
}

const written = /descr|comment|remark|\bnotes?\b|notes?$|blurb|narrative|summary|disclaimer/
const listed = /details?$|features?$|equipment|options?$/
