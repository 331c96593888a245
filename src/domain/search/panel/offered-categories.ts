import type { CountedValue } from '../values-in-panel.ts'

/**
 * The categories a shopper can choose from: those the dealer lists, in the dealer's order, or all there are where none
 * are listed. One that is already chosen stays, so that it can be taken off again.
 */
export function offeredCategories(
  counted: readonly CountedValue[],
  listed: readonly string[],
): readonly CountedValue[] {
  if (listed.length === 0) return counted
  const placeOf = ({ value }: CountedValue) => listed.findIndex((name) => folded(name) === folded(value))
  return counted
    .filter((one) => one.chosen || placeOf(one) >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

function folded(name: string) {
  return name.trim().toLowerCase()
}
