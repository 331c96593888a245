import type { CountedValue } from '../values-in-panel.ts'

/**
 * The categories a shopper can choose from: those the dealer lists, in the dealer's order, or all categories when
 * none are listed. A chosen category stays, so that the shopper can remove it.
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
