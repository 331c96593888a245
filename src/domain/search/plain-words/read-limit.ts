import { type Comparison, comparisonAfter, comparisonBefore } from './comparison.ts'
import { type Figure, figureAt } from './figure.ts'
import { type Limit, limitMeaning, type Subject } from './limit-meaning.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import type { Reader } from './reading.ts'
import type { Token } from './tokens.ts'
import { unitAt } from './unit.ts'

/**
 * Reads a limit on money, kilometres, years, age or a weekly amount: `under 40k`, `2015 to 2019`, `less than
 * 100,000 km`.
 */
export const readLimit: Reader = (tokens, start, vocabulary) => {
  let at = start
  const subject = phraseAt(subjects, tokens, at)
  at += subject?.length ?? 0
  if (subject) at += phraseAt(links, tokens, at)?.length ?? 0

  const before = comparisonBefore(tokens, at)
  const beforeWords = tokens.slice(at, at + (before?.length ?? 0))
  at += before?.length ?? 0
  if (before && tokens[at]?.word === 'the') at += 1

  const figures = figuresAt(tokens, at, before?.comparison === 'between')
  if (!figures) return null
  at = figures.end

  const unit = unitBehind(tokens, at, figures.high ?? figures.low)
  at += unit?.length ?? 0
  const after = comparisonAfter(tokens, at)
  const afterWords = tokens.slice(at, at + (after?.length ?? 0))
  at += after?.length ?? 0
  const purpose = phraseAt(purposes, tokens, at)
  at += purpose?.length ?? 0

  const limit: Limit = {
    subject: subject?.meaning ?? purpose?.meaning ?? null,
    isByTime: [...beforeWords, ...afterWords].some(({ word }) => /^(?:new|old|lat)er$/.test(word)),
    comparison: before?.comparison ?? after?.comparison ?? writtenComparison(figures.low),
    isOfTime: (before ?? after)?.isOfTime ?? false,
    unit: unit?.unit ?? null,
    low: figures.low,
    high: figures.high,
  }
  const meaning = limitMeaning(limit, vocabulary)
  return meaning && { length: at - start, meanings: [meaning] }
}

/** “80 bucks a week” has two units. The second one decides which price is meant. */
function unitBehind(tokens: readonly Token[], at: number, figure: Figure) {
  const unit = unitAt(tokens, at, figure)
  if (unit?.unit !== 'dollars') return unit
  const period = unitAt(tokens, at + unit.length, figure)
  return period ? { unit: period.unit, length: unit.length + period.length } : unit
}

const subjects = phraseList<Subject>({
  money:
    'price, priced, prices, budget, my budget, my max, cost, costs, costing, spend, to spend, spending, asking, worth, price range, drive away, priced at',
  km: 'km, kms, ks, kilometres, kilometers, odometer, odo, mileage, travelled, done, has done, thats done, only done, driven',
  year: 'year, years, built, build, model year, my, registered, year model, compliance',
  recent: 'last, past, the last, the past, within the last, in the last, from the last',
})
const links = phraseList({ link: 'of, is, range, at' })

/** Phrases after a figure that name what it measures: `20k budget`, `2019 model`. */
const purposes = phraseList<Subject>({
  money: 'budget, to spend, price, drive away, mark',
  year: 'model, build, built, models',
})

type Figures = { low: Figure; high: Figure | null; end: number }

/** Reads one figure, or two joined by “to”, “and” or a dash. A unit on the second applies to the first too. */
function figuresAt(tokens: readonly Token[], at: number, isBetween: boolean): Figures | null {
  const low = figureAt(tokens, at)
  if (!low) return null
  const next = at + low.length
  const isDashed = /^\s*[-–—]\s*$/.test(tokens[next]?.before ?? '')
  const linked = !isDashed && isLink(tokens[next], isBetween)
  const high = isDashed || linked ? figureAt(tokens, next + (linked ? 1 : 0)) : null
  if (!high || low.unit !== '') return isBetween ? null : { low, high: null, end: next }
  return { ...sameKind(low, high), end: next + (linked ? 1 : 0) + high.length }
}

function isLink(token: Token | undefined, isBetween: boolean) {
  return token !== undefined && (token.word === 'to' || (isBetween && token.word === 'and'))
}

/** “30-40k” starts at 30,000, and “2015-19” ends in 2019. */
function sameKind(low: Figure, high: Figure): Pick<Figures, 'low' | 'high'> {
  if (high.isThousands && !low.isThousands && low.value < 1000) {
    return { low: { ...low, value: low.value * 1000, isThousands: true }, high }
  }
  if (low.isFourDigits && high.value < 100 && low.value % 100 < high.value) {
    return { low, high: { ...high, value: low.value - (low.value % 100) + high.value, isFourDigits: true } }
  }
  return { low, high }
}

function writtenComparison({ unit }: Figure): Comparison | null {
  return unit === 'ish' ? 'about' : null
}
