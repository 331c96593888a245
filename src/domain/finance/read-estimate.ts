import type { EnquiryFields, FieldError } from '../enquiries/question.ts'
import { readCents, AMOUNT_ERROR } from '../shared/money.ts'
import { type EstimateResult, financeEstimate, WRONG_RATE } from './finance-estimate.ts'
import { HIGHEST_RATE_BASIS_POINTS } from './loan.ts'

/** The loan terms to choose from: whole years, as lenders offer them. */
export const termChoices = [1, 2, 3, 4, 5, 6, 7].map((years) => ({
  value: String(years * 12),
  label: years === 1 ? '1 year' : `${years} years`,
}))

export const estimateFields = ['price', 'deposit', 'tradeIn', 'balloon', 'term', 'rate'] as const
export type EstimateFields = Record<(typeof estimateFields)[number], string>

/** Reads the calculator's fields and returns the estimate or the errors to correct. */
export function readEstimate(fields: EnquiryFields): EstimateResult {
  const errors: FieldError[] = []
  const take = (field: string, value: number | null, message: string) => {
    if (value === null) errors.push({ field, message })
    return value ?? 0
  }
  const terms = {
    priceCents: take('price', readCents(fields['price'] ?? ''), AMOUNT_ERROR),
    depositCents: take('deposit', centsOrZero(fields['deposit']), AMOUNT_ERROR),
    tradeInCents: take('tradeIn', centsOrZero(fields['tradeIn']), AMOUNT_ERROR),
    termMonths: take('term', termOf(fields['term']), 'Please choose a term.'),
    balloonCents: take('balloon', centsOrZero(fields['balloon']), AMOUNT_ERROR),
    rateBasisPoints: take('rate', basisPoints(fields['rate']), WRONG_RATE),
  }
  return errors.length > 0 ? { outcome: 'refused', errors } : financeEstimate(terms)
}

function centsOrZero(text = '') {
  return text.trim() === '' ? 0 : readCents(text)
}

function termOf(text = '') {
  return termChoices.some(({ value }) => value === text) ? Number(text) : null
}

/** A rate as people type it, `8.5` or `8.5%`, in basis points. */
function basisPoints(text = '') {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))? ?%?$/.exec(text.trim()) ?? []
  const read = whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return read !== null && read <= HIGHEST_RATE_BASIS_POINTS ? read : null
}
