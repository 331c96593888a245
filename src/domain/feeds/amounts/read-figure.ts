import type { Reading } from '../field-kinds.ts'

/**
 * What three digits behind a lone point mean, as in `20.000`: thousands where nobody would write so small a number, a
 * fraction where nobody would write so great a one, and unclear where both could be meant.
 */
export type LonePoint = 'thousands' | 'fraction' | 'unclear'

/** Digits with their separators as people write them. What could be two different numbers is neither of them. */
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
  // Databases write `24990.000`: too many digits before the point for thousands, and none behind it that count.
  if (!couldBeThousands && decimals === '000') return { value: Number(whole) }
  if (lonePoint === 'thousands' && couldBeThousands) return { value: Number(whole + decimals) }
  return { problem: UNCLEAR }
}
