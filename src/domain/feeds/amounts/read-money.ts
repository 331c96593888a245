import type { PriceKind } from '../../cars/car.ts'
import type { Reading } from '../cell-readers/field-kinds.ts'
import { priceKindOf } from '../cell-readers/price-kind.ts'
import { type LonePoint, NOT_A_NUMBER, readFigure } from './read-figure.ts'

export type Money = { amount: number; kind: PriceKind | null }

/** The kind of text allowed beside the figure: what a price includes, or the period of a payment. */
export type MoneyContext = 'price' | 'weekly' | 'monthly' | 'none'

/**
 * Reads money as people write it: `$20,000 drive away`, `20000.00 inc GST`, `From $19,990`, `$20k`. Only known
 * words may stand beside the figure, because others, such as “deposit” or “save”, change its meaning.
 */
export function readMoney(text: string, words: MoneyContext, lonePoint: LonePoint): Reading<Money> {
  // Matches the digits of exactly one figure, with an optional `k` for thousands.
  const found = /^(\D*?)(-?\.?\d(?:[\d.,'’ ]*\d)?)( ?k(?![a-z]))?(\D*)$/iu.exec(text)
  if (!found) return { problem: /\d/.test(text) ? 'contains more than one number' : NOT_A_NUMBER }
  const [, before = '', digits = '', isThousands, after = ''] = found
  if (before.trim().startsWith('(') && after.trim() === ')')
    return { problem: 'is in brackets, which mark a negative amount' }

  const figure = readFigure(digits, isThousands ? 'fraction' : lonePoint)
  if ('problem' in figure) return figure
  if (isThousands && figure.value >= 1000) return { problem: NOT_A_NUMBER }
  const beside = readWords(`${before} ${after}`, words)
  if ('problem' in beside) return beside
  return { value: { amount: figure.value * (isThousands ? 1000 : 1), kind: beside.value } }
}

function readWords(text: string, allowed: MoneyContext): Reading<PriceKind | null> {
  const signs = text.toLowerCase().replaceAll('+', ' plus ').replaceAll('&', ' and ')
  if (foreign.test(signs)) return { problem: 'is in another currency' }
  const words = signs
    .replaceAll(currency, ' ')
    .replaceAll(/[^\p{L}\p{N}/%]+/gu, ' ')
    .trim()
  if (words === '' && !endsInMinus.test(signs)) return { value: null }
  if (withoutGst.test(words)) return { problem: 'does not include GST' }
  if (spans[allowed]?.test(words)) return { value: null }

  const rest = words.replaceAll(neutral, ' ').trim()
  if (rest === '' && words !== '') return { value: null }
  const kind =
    allowed === 'price' && rest.split(/[\s/]+/).every((word) => kindWords.has(word))
      ? priceKindOf(words)
      : null
  return kind === null ? { problem: 'has other text beside the price' } : { value: kind }
}

const foreign = /(?:us|nz|ca|c|hk|s)\$|\b(?:usd|nzd|cad|gbp|eur|sgd|hkd)\b/
const currency = /\baud\b|\b(?:au?)(?=\$)|[$£€]|\bdollars?\b/g
/** Accountants mark a negative amount with a minus sign at the end; `20,000.-` just omits the cents. */
const endsInMinus = /(?:^|[^.,])-\s*$/
const withoutGst =
  /\b(?:ex|exc|excl|excluding|excludes|exclusive|plus|before|without|less|no)\b[a-z ]{0,12}\bgst\b/

const spans: Partial<Record<MoneyContext, RegExp>> = {
  weekly: /^(?:per week|a week|\/ ?(?:wk|week)|p ?\/? ?w|weekly|wk|per wk)$/,
  monthly: /^(?:per month|a month|\/ ?(?:mth|month)|p ?\/? ?(?:m|cm)|monthly|per mth)$/,
}

/** Words that do not change the meaning of a figure. */
const neutral =
  /\b(?:inc|incl|includes|including|inclusive of) gst\b|\b(?:ono|o n o|or nearest offer|neg|negotiable|firm|only|now|just|our|price|priced at|special|sale|advertised|internet|cash|no more to pay|nothing more to pay)\b/g

/** The words that price kinds consist of. `priceKindOf` decides which kind they mean. */
const kindWords = new Set(
  `drive away driveaway ride tow dap rdp d a p e g c egc da est estimate estimated indicative approx approximate
   approximately before excl exc ex excluding excludes exclusive of plus without and govt gov government on road
   roads onroad onroads orc orcs costs cost charges statutory extra additional from starting`.split(/\s+/),
)
