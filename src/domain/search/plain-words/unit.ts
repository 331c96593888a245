import { phraseAt, phraseList } from './phrase-list.ts'
import type { Figure } from './figure.ts'
import type { Token } from './tokens.ts'

/** The unit of a figure. `other`: a unit that no filter uses. */
export type Unit = 'km' | 'week' | 'dollars' | 'age' | 'other'

/** Reads the unit written onto a figure or after it. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
  figure: Figure,
): { unit: Unit; length: number } | null {
  if (figure.unit !== '' && figure.unit !== 'ish')
    return { unit: written.get(figure.unit) ?? 'other', length: 0 }
  const found = phraseAt(units, tokens, at)
  return found && { unit: found.meaning, length: found.length }
}

const written = new Map<string, Unit>([
  ...['km', 'kms', 'klm', 'klms'].map((unit) => [unit, 'km'] as const),
  ...['pw', 'wk'].map((unit) => [unit, 'week'] as const),
  ['yo', 'age'],
])

const units = phraseList<Unit>({
  km: 'km, kms, ks, klm, klms, kilometre, kilometres, kilometer, kilometers, on the clock',
  week: 'pw, p w, wk, per wk, week, a week, per week, each week, every week, weekly',
  dollars: 'dollars, bucks, aud, dollar',
  age: 'years old, year old, yrs old, yr old, years, yrs, year',
  other:
    'month, a month, per month, each month, monthly, pm, p m, fortnight, a fortnight, per fortnight, fortnightly, pf, kg, kgs, kilos, tonne, tonnes, ton, t, litre, litres, liter, l, cc, kw, hp, nm, mm, cm, m, metre, metres, ft, foot, feet, inch, inches, cyl, cylinder, cylinders, speed, door, doors, star, stars, airbags, owner, owners, keys, berth, berths, weeks, months, days, year warranty, years warranty, percent',
})
