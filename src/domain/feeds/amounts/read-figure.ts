import type { Reading } from '../cell-readers/field-kinds.ts'

/**
 * The meaning of three digits after a single point, as in `20.000`: thousands where so small a number is
 * impossible, a fraction where so large a one is, and unclear where both are possible.
 */
export type LonePoint = 'thousands' | 'fraction' | 'unclear'

/** Reads digits with separators as people write them. Refuses a text that could be two different numbers. */
export function readFigure(text: string, lonePoint: LonePoint): Reading<number> {
  for (const [form, read] of forms) {
    const found = form.exec(text)
    if (found) return read(found, lonePoint)
  }
  return { problem: NOT_A_NUMBER }
}

export const NOT_A_NUMBER = 'is not a number'
const UNCLEAR = 'could be thousands or a fraction'

type Form = [RegExp, (found: RegExpExecArray, lonePoint: LonePoint) => Reading<number>]

const plain: Form[1] = ([text]) => ({ value: Number(text) })
const grouped: Form[1] = ([text]) => ({ value: Number(text.replaceAll(/[ ,'’]/g, '')) })
const continental: Form[1] = ([text]) => ({ value: Number(text.replaceAll(/[ .'’]/g, '').replace(',', '.')) })

const forms: readonly Form[] = [
  [/^-?\d+$/, plain],
  [/^-?\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/, grouped],
  [/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d{1,2})?$/, continental],
  [/^-?\d{1,3}(?:[. '’]\d{3})+,\d{1,2}$/, continental],
  [/^-?\d{4,},\d{1,2}$/, continental],
  [/^-?\d+,\d{1,2}$/, () => ({ problem: UNCLEAR })],
  [/^(-?\d*)\.(\d{3})$/, readThreeDecimals],
  [/^-?\d*\.\d+$/, plain],
]

function readThreeDecimals(
  [text, whole = '', decimals = '']: RegExpExecArray,
  lonePoint: LonePoint,
): Reading<number> {
  const couldBeThousands = /^-?[1-9]\d{0,2}$/.test(whole)
  if (lonePoint === 'fraction' || Number(text) === 0) return { value: Number(text) }
  // Databases write `24990.000`. It has too many digits before the point for thousands, and its decimals are zero.
  if (!couldBeThousands && decimals === '000') return { value: Number(whole) }
  if (lonePoint === 'thousands' && couldBeThousands) return { value: Number(whole + decimals) }
  return { problem: UNCLEAR }
}
