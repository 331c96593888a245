import type { Token } from './tokens.ts'

/** A number in a request: `$40,000`, `40k`, `20 grand`, `2019`. */
export type Figure = {
  value: number
  length: number
  isDollars: boolean
  isThousands: boolean
  /** Exactly four digits, as in years and postcodes. */
  isFourDigits: boolean
  /** The unit written onto the digits: the `km` of `80000km`. */
  unit: string
}

const LARGEST = 10_000_000

/**
 * Reads the figure at a position. Letters after the digits that are no unit make it a name: `320i` is not a figure.
 */
export function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const token = tokens[at]
  if (!token || token.isQuoted) return null
  return spelledOut(tokens, at) ?? digitsInGroups(tokens, at) ?? writtenFigure(tokens, at, token)
}

function writtenFigure(tokens: readonly Token[], at: number, token: Token): Figure | null {
  const [, modelYear] = /^my(\d\d)$/.exec(token.word) ?? []
  if (modelYear !== undefined) return yearFigure(2000 + Number(modelYear))
  const [, dollar, digits = '', letters = ''] = /^(\$?)([\d,]+(?:\.\d+)?)([a-z]*)$/.exec(token.word) ?? []
  if (digits === '' || !knownLetters.test(letters)) return null
  const [, thousand = '', unit = ''] =
    /^(k|grand)?(.*)$/.exec(letters === 'km' || letters === 'kms' ? '' : letters) ?? []
  const next = tokens[at + 1]
  const saysThousands = thousand === '' && letters === '' && next !== undefined && thousands.has(next.word)
  const isThousands = thousand !== '' || saysThousands
  const value = Number(digits.replaceAll(',', '')) * (isThousands ? 1000 : 1)
  if (value > LARGEST) return null
  return {
    value,
    length: saysThousands ? 2 : 1,
    isDollars: dollar === '$',
    isThousands,
    isFourDigits: /^\d{4}$/.test(token.word),
    unit: letters === 'km' || letters === 'kms' ? letters : unit,
  }
}

/** Reads `150 000km`. Across a space, only round figures surely form one number. */
function digitsInGroups(tokens: readonly Token[], at: number): Figure | null {
  const [first, second] = tokens.slice(at, at + 2)
  if (!first || !second || second.before !== ' ' || !/^\$?\d{1,3}$/.test(first.word)) return null
  if (!/^[05]00(?![\d,.])/.test(second.word)) return null
  const joined = { ...second, word: `${first.word},${second.word}` }
  const figure = writtenFigure([joined, ...tokens.slice(at + 2)], 0, joined)
  return figure && { ...figure, length: figure.length + 1 }
}

/** Reads `ten grand`, `thirty five thousand`. A small number without thousands counts something else. */
function spelledOut(tokens: readonly Token[], at: number): Figure | null {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ word }) => word)
  const [tens, units] = [tensInWords.get(first ?? ''), unitsInWords.get(second ?? '')]
  const isPair = tens !== undefined && units !== undefined && units < 10
  const count = isPair ? tens + units : (tens ?? unitsInWords.get(first ?? ''))
  if (count === undefined || !thousands.has((isPair ? third : second) ?? '')) return null
  return { ...noFigure, value: count * 1000, length: isPair ? 3 : 2, isThousands: true }
}

const noFigure = { isDollars: false, isThousands: false, isFourDigits: false, unit: '' }

const unitsInWords = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
const tensInWords = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
)

/** Dealers write the model year 2019 as MY19. */
function yearFigure(value: number): Figure {
  return { ...noFigure, value, length: 1, isFourDigits: true }
}

const knownLetters = /^(?:k|grand)?(?:kms?|klms?|pw|wk|ish|kg|kgs|l|cc|kw|mm|cm|m|t|yo)?$/
const thousands = new Set(['k', 'grand', 'thousand', 'thou'])
