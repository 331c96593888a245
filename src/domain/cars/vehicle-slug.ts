import { slugOf } from '../shared/slug.ts'

type Named = { year: number | null; make: string; model: string; badge: string | null; stockNumber: string }

/** Longer names are cut between words; the stock number at the end is never cut. */
const MAX_NAME_LENGTH = 80

/** The last part of a vehicle's address: a readable description and the stock number, which is unique. */
export function vehicleSlug({ year, make, model, badge, stockNumber }: Named): string {
  const name = slugOf([year, make, model, badge].filter(Boolean).join(' '))
  const shortName =
    name.length <= MAX_NAME_LENGTH ? name : name.slice(0, MAX_NAME_LENGTH + 1).replace(/-[^-]*$/, '')
  return [shortName, slugOf(stockNumber)].filter(Boolean).join('-')
}
