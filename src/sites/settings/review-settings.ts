import { z } from 'zod'

const review = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(80)
    .describe('Its id where it was written, or any other that no second review has.'),
  locationId: z
    .string()
    .nullable()
    .default(null)
    .describe('The id of the location it is about. Without one, it is about the dealer.'),
  name: z.string().min(1).max(80).describe('The reviewer’s name, as they want it shown. (customer_name)'),
  stars: z.number().int().min(1).max(5).describe('How many stars out of five they gave. (rating)'),
  text: z.string().min(1).max(600).describe('The review, word for word.'),
  day: z.iso.date().nullable().default(null).describe('When they wrote it. (review_date)'),
  source: z.string().max(80).nullable().default(null).describe('Where they wrote it.'),
})

/** What customers said, for the home page and the locations. */
export const reviewSettings = z.array(review).max(500).default([])

type Reviewed = { locations: { id: string }[]; reviews: z.output<typeof review>[] }

/** Refuses reviews of unknown locations, and two with one id. */
export function reviewsAgree({ value, issues }: z.core.ParsePayload<Reviewed>): void {
  const known = new Set(value.locations.map(({ id }) => id))
  const ids = new Set<string>()
  value.reviews.forEach(({ id, locationId }, index) => {
    const refuse = (field: string, message: string, input: unknown) =>
      issues.push({ code: 'custom', path: ['reviews', index, field], message, input })
    if (ids.has(id)) refuse('id', `“${id}” is used twice`, id)
    ids.add(id)
    if (locationId !== null && !known.has(locationId))
      refuse('locationId', `there is no location “${locationId}”`, locationId)
  })
}
