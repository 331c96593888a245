import type { PriceKind } from '../../cars/car.ts'
import type { Reading } from '../field-kinds.ts'
import { priceKindOf } from '../price-kind.ts'
import { type LonePoint, NOT_A_NUMBER, readFigure } from './read-figure.ts'

export type Money = { amount: number; kind: PriceKind | null }

/** What words may stand beside the figure: what a price includes, or what span a payment is for. */
export type MoneyWords = 'price' | 'weekly' | 'monthly' | 'none'

/**
 * Money as people write it: `$20,000 drive away`, `20000.00 inc GST`, `From $19,990`, `$20k`. The words beside the
 * figure have to be known ones: with others, such as “deposit” or “save”, it may be another figure than it seems.
 */
export function readMoney(text: string, words: MoneyWords, lonePoint: LonePoint): Reading<Money> {
  // No digits but those of one figure; behind it, `k` for thousands.
  const found = /^(\D*?)(-?\.?\d(?:[\d.,'’ ]*\d)?)( ?k(?![a-z]))?(\D*)$/iu.exec(text)
  if (!found) return { problem: /\d/.test(text) ? 'holds more than one number' : NOT_A_NUMBER }
  const [, before = '', digits = '', isThousands, after = ''] = found
  if (before.trim().startsWith('(') && after.trim() === ')')
    return { problem: 'is in brackets, as if it were owed' }

  const figure = readFigure(digits, isThousands ? 'fraction' : lonePoint)
  if ('problem' in figure) return figure
  if (isThousands && figure.value >= 1000) return { problem: NOT_A_NUMBER }
  const beside = readWords(`${before} ${after}`, words)
  if ('problem' in beside) return beside
  return { value: { amount: figure.value * (isThousands ? 1000 : 1), kind: beside.value } }
}

function readWords(text: string, allowed: MoneyWords): Reading<PriceKind | null> {
  const signs = text.toLowerCase().replaceAll('+', ' plus ').replaceAll('&', ' and ')
  if (foreign.test(signs)) return { problem: 'is in another currency' }
  const said = signs
    .replaceAll(currency, ' ')
    .replaceAll(/[^\p{L}\p{N}/%]+/gu, ' ')
    .trim()
  if (said === '' && !endsInMinus.test(signs)) return { value: null }
  if (withoutGst.test(said)) return { problem: 'does not include GST' }
  if (spans[allowed]?.test(said)) return { value: null }

  const rest = said.replaceAll(neutral, ' ').trim()
  if (rest === '' && said !== '') return { value: null }
  const kind =
    allowed === 'price' && rest.split(/[\s/]+/).every((word) => kindWords.has(word))
      ? priceKindOf(said)
      : null
  return kind === null ? { problem: 'says more than a price' } : { value: kind }
}

const foreign = /(?:us|nz|ca|c|hk|s)\$|\b(?:usd|nzd|cad|gbp|eur|sgd|hkd)\b/
const currency = /\baud\b|\b(?:au?)(?=\$)|[$£€]|\bdollars?\b/g
/** As books write what is owed; `20,000.-` only leaves the cents out. */
const endsInMinus = /(?:^|[^.,])-\s*$/
const withoutGst =
  /\b(?:ex|exc|excl|excluding|excludes|exclusive|plus|before|without|less|no)\b[a-z ]{0,12}\bgst\b/

const spans: Partial<Record<MoneyWords, RegExp>> = {
  weekly: /^(?:per week|a week|\/ ?(?:wk|week)|p ?\/? ?w|weekly|wk|per wk)$/,
  monthly: /^(?:per month|a month|\/ ?(?:mth|month)|p ?\/? ?(?:m|cm)|monthly|per mth)$/,
}

/** These change nothing of what a figure means. */
const neutral =
  /\b(?:inc|incl|includes|including|inclusive of) gst\b|\b(?:ono|o n o|or nearest offer|neg|negotiable|firm|only|now|just|our|price|priced at|special|sale|advertised|internet|cash|no more to pay|nothing more to pay)\b/g

/** The words that kinds of price are made of; which of them they say, `priceKindOf` knows. */
const kindWords = new Set(
  `drive away driveaway ride tow dap rdp d a p e g c egc da est estimate estimated indicative approx approximate
   approximately before excl exc ex excluding excludes exclusive of plus without and govt gov government on road
   roads onroad onroads orc orcs costs cost charges statutory extra additional from starting`.split(/\s+/),
)
