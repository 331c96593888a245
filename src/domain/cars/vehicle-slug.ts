import { slugOf } from '../shared/slug.ts'

type Named = { year: number | null; make: string; model: string; badge: string | null; stockNumber: string }

/** Longer names are cut between words; the stock number at the end is never cut. */
const MAX_NAME_LENGTH = 80

/** A vehicle's own part of its address: what it is, for people, and its stock number, which nothing else has. */
export function vehicleSlug({ year, make, model, badge, stockNumber }: Named): string {
  const name = slugOf([year, make, model, badge].filter(Boolean).join(' '))
  const shortName =
    name.length <= MAX_NAME_LENGTH ? name : name.slice(0, MAX_NAME_LENGTH + 1).replace(/-[^-]*$/, '')
  return [shortName, slugOf(stockNumber)].filter(Boolean).join('-')
}
