import { z } from 'zod'
import { carStatuses, priceKinds } from '#domain/cars/car.ts'

const text = z.string().nullable()
const cents = z.int()
const Picture = z.object({ src: z.string(), version: text })

const Price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), amountCents: cents }),
  z.object({
    kind: z.literal('price'),
    amountCents: cents,
    wasCents: cents.nullable(),
    before: text,
    includes: text,
    priceKind: z.enum(priceKinds).nullable(),
  }),
  z.object({ kind: z.literal('preorder') }),
  z.object({ kind: z.literal('no-price'), text: z.string() }),
])

const Finance = z.object({
  repaymentCents: cents,
  per: z.string(),
  interestRate: z.number(),
  comparisonRate: z.number(),
  finalPaymentCents: cents.nullable(),
})

/** What a vehicle card shows. Money is in cents. */
export const Card = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    subtitle: z.string(),
    picture: Picture.nullable(),
    morePictures: z.array(Picture),
    defaultPicture: z.string(),
    price: Price,
    marketBadge: z.object({ claim: z.string(), basis: z.string() }).nullable(),
    finance: Finance.nullable(),
    reservation: z
      .object({ href: z.string(), depositCents: cents, heldForHours: z.number().nullable() })
      .nullable(),
    vehicleWord: z.string(),
    details: z.array(z.object({ label: z.string(), value: z.string() })),
    status: z.enum(carStatuses),
    isAvailable: z.boolean(),
    tag: z.object({ kind: z.string(), text: z.string() }).nullable(),
    place: text,
  })
  .meta({ id: 'Card' })

export const Cards = z.object({ cards: z.array(Card) }).meta({ id: 'Cards' })
