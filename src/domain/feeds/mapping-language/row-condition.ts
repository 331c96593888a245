import { z } from 'zod'
import { readAmount } from '../amounts/read-amount.ts'
import { readMoney } from '../amounts/read-money.ts'
import { cleanLine, placeholderKey } from '../clean-text.ts'
import type { Cell, FeedRow } from '../feed-row.ts'
import { pattern } from './checked-pattern.ts'
import { type Column, columnName } from './column-name.ts'

/** A condition that some rows of a feed meet. */
export type RowCondition = { columns: Column[]; applies(cells: FeedRow['cells']): boolean }

const texts = z.array(z.string().min(1)).min(1)

const tests = {
  is: z.array(z.string()).min(1).optional().describe('It equals one of these, ignoring case and spaces.'),
  contains: texts.optional().describe('It contains one of these, ignoring case.'),
  matches: pattern.optional().describe('It matches this regular expression.'),
  isEmpty: z.boolean().optional().describe('Whether it is empty.'),
  lessThan: z.number().optional(),
  atMost: z.number().optional(),
  atLeast: z.number().optional(),
  moreThan: z.number().optional().describe('It is a number above this one.'),
}

/** The shape of a condition; `skip` adds its reason to the same shape. */
export const conditionShape = {
  column: columnName.optional(),
  ...tests,
  get all() {
    return z.array(rowCondition).min(1).optional().describe('All of these are met.')
  },
  get any() {
    return z.array(rowCondition).min(1).optional().describe('At least one of these is met.')
  },
  get not() {
    return rowCondition.optional().describe('This is not met.')
  },
}

type Written = {
  column?: Column | undefined
  is?: string[] | undefined
  contains?: string[] | undefined
  matches?: z.output<typeof pattern> | undefined
  isEmpty?: boolean | undefined
  lessThan?: number | undefined
  atMost?: number | undefined
  atLeast?: number | undefined
  moreThan?: number | undefined
  all?: RowCondition[] | undefined
  any?: RowCondition[] | undefined
  not?: RowCondition | undefined
}

/** A condition for use anywhere in a mapping. */
export const rowCondition: z.ZodType<RowCondition> = z.lazy(() =>
  z.strictObject(conditionShape).superRefine(checkCondition).transform(conditionOf),
)

/** A condition is either a column with its tests or a combination of other conditions. */
export function checkCondition(written: Written, context: z.RefinementCtx): void {
  const ways = (['column', 'all', 'any', 'not'] as const).filter((way) => written[way] !== undefined)
  const given = Object.keys(tests).filter((test) => written[test as keyof typeof tests] !== undefined)
  const complain = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (ways.length !== 1) complain([], 'give exactly one of column, all, any and not')
  else if (written.column && given.length === 0)
    complain(['column'], `add a test for this column: one of ${Object.keys(tests).join(', ')}`)
  else if (!written.column) for (const test of given) complain([test], 'name the column to test')
}

export function conditionOf(written: Written): RowCondition {
  const { column, all, any, not } = written
  if (all) return { columns: columnsOf(all), applies: (cells) => all.every(({ applies }) => applies(cells)) }
  if (any) return { columns: columnsOf(any), applies: (cells) => any.some(({ applies }) => applies(cells)) }
  if (not) return { columns: not.columns, applies: (cells) => !not.applies(cells) }
  if (!column) return { columns: [], applies: () => false }
  const meets = textTest(written)
  return {
    columns: [column],
    applies(cells) {
      const found = textsOf(cells.get(column.key))
      if (written.isEmpty !== undefined && found.every((text) => text === '') !== written.isEmpty)
        return false
      return meets === null || found.some(meets)
    },
  }
}

function columnsOf(conditions: RowCondition[]) {
  return conditions.flatMap(({ columns }) => columns)
}

function textsOf(cell: Cell = ''): string[] {
  return (typeof cell === 'string' ? [cell] : [...cell]).map((text) => text.trim())
}

/** Builds the test for one text of a column; `null` when there is none. */
function textTest({ is, contains, matches, ...bounds }: Written): ((text: string) => boolean) | null {
  const keys = is && new Set(is.map(placeholderKey))
  const parts = contains?.map((part) => part.toLowerCase())
  const { lessThan, atMost, atLeast, moreThan } = bounds
  const isCompared = [lessThan, atMost, atLeast, moreThan].some((bound) => bound !== undefined)
  if (!keys && !parts && !matches && !isCompared) return null

  return (text) => {
    if (keys && !keys.has(placeholderKey(text))) return false
    if (parts && !parts.some((part) => cleanLine(text).toLowerCase().includes(part))) return false
    if (matches && matches.find(text) === null) return false
    if (!isCompared) return true
    const number = numberIn(text)
    if (number === null) return false
    return (
      number < (lessThan ?? Infinity) &&
      number <= (atMost ?? Infinity) &&
      number >= (atLeast ?? -Infinity) &&
      number > (moreThan ?? -Infinity)
    )
  }
}

/**
 * Reads a text as a number, with or without a currency or a unit. A text without a number satisfies no comparison.
 */
function numberIn(text: string) {
  const line = cleanLine(text)
  const money = readMoney(line, 'price', 'thousands')
  if ('value' in money) return money.value.amount
  const bare = readAmount(line.replace(/ ?(?:kms?|cc|kg|mm|l)\.?$/i, ''), 'none', 'one', 'thousands')
  return 'value' in bare ? bare.value : null
}
