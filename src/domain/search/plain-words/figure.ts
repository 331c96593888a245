import type { Token } from './tokens.ts'

/** A number as it was written: `$40,000`, `40k`, `20 grand`, `2019`. */
export type Figure = {
  value: number
  length: number
  isDollars: boolean
  isThousands: boolean
  /** Four digits and nothing else, as years and postcodes are written. */
  isFourDigits: boolean
  /** Letters that stand right behind the digits and name a unit: the `km` of `80000km`. */
  unit: string
}

const LARGEST = 10_000_000

/** The figure that stands here. Letters behind it that name no unit make it a name: a `320i` is no figure. */
export function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const token = tokens[at]
  if (!token || token.isQuoted) return null
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

/** Dealers write the model year 2019 as MY19. */
function yearFigure(value: number): Figure {
  return { value, length: 1, isDollars: false, isThousands: false, isFourDigits: true, unit: '' }
}

const knownLetters = /^(?:k|grand)?(?:kms?|klms?|pw|wk|ish|kg|kgs|l|cc|kw|mm|cm|m|t|yo)?$/
const thousands = new Set(['k', 'grand', 'thousand', 'thou'])
