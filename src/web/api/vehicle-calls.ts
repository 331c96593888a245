import { z } from 'zod'
import { MOST_FAVOURITES } from '#domain/watchlist/favourites.ts'
import type { ApiCall } from './api-call.ts'
import { Cards } from './card-schema.ts'

const text = z.string().nullable()

/** Which vehicle is meant. */
export const AboutVehicle = z.object({ car_id: z.string() }).meta({ id: 'AboutVehicle' })

const PhoneNumber = z.object({ phone: z.string() }).meta({ id: 'PhoneNumber' })
const Views = z.object({ views: z.int().min(1) }).meta({ id: 'Views' })
const Disclaimer = z.object({ disclaimer: z.string() }).meta({ id: 'Disclaimer' })

const Facts = z
  .object({
    item_id: text,
    item_number: z.string(),
    item_price: text,
    item_condition: z.string(),
    item_year: text,
    item_make: z.string(),
    item_model: z.string(),
    item_variant: text,
    item_color: text,
    item_type: z.string(),
    item_category: text,
    item_fuel_type: text,
    item_inventory_date: z.iso.date(),
  })
  .meta({ id: 'Facts', description: 'The names are those of the Automotive Standards Council.' })

const wrong = { 400: 'It has to be said which vehicle.', 404: 'There is no such vehicle.' }
const disclaimers = {
  200: { description: 'The small print.', schema: Disclaimer },
  404: 'There is no such vehicle, or no disclaimer for it.',
}
const brochure = {
  200: { description: 'The PDF, with today’s price.', files: ['application/pdf'] },
  404: 'There is no such vehicle.',
  410: 'The vehicle is no longer with us.',
  429: 'Too many at once.',
  503: 'Many are asking at the moment.',
}

/** One vehicle, or certain ones. */
export const vehicleCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/cars',
    summary: 'The cards of certain vehicles as they are now',
    description: 'In the order asked for. One that is no longer shown is left out.',
    query: z.object({
      ids: z.string().meta({ description: `${MOST_FAVOURITES} ids at most, with commas between them.` }),
    }),
    answers: {
      200: { description: 'The cards.', schema: Cards },
      400: 'No vehicles were asked for, or too many.',
    },
  },
  {
    method: 'get',
    path: '/api/cars/{id}/facts',
    summary: 'A vehicle under the names that analytics knows',
    answers: { 200: { description: 'Its facts.', schema: Facts }, 404: 'There is no such vehicle.' },
  },
  {
    method: 'get',
    path: '/api/cars/{id}/finance-disclaimer',
    summary: 'The small print of the site’s lender for a vehicle',
    answers: disclaimers,
  },
  {
    method: 'get',
    path: '/api/finance-disclaimer',
    summary: 'The same, with the vehicle in the query',
    query: z.object(AboutVehicle.shape),
    answers: { 400: wrong[400], ...disclaimers },
  },
  {
    method: 'post',
    path: '/api/phone-reveal',
    summary: 'The number to call about a vehicle',
    body: AboutVehicle,
    answers: {
      200: { description: 'The number.', schema: PhoneNumber },
      ...wrong,
      404: 'There is no such vehicle, or no number to call.',
    },
  },
  {
    method: 'post',
    path: '/api/car-views',
    summary: 'Tell that somebody is looking at a vehicle',
    description: 'Counted once for each visitor and day.',
    body: AboutVehicle,
    answers: {
      200: { description: 'All views of the vehicle, this one included.', schema: Views },
      204: 'Not counted: the page was fetched ahead, or a program read it.',
      ...wrong,
    },
  },
  {
    method: 'get',
    path: '/api/cars/{slug}.pdf',
    summary: 'A vehicle on paper',
    answers: brochure,
  },
  {
    method: 'get',
    path: '/cars/{slug}/brochure.pdf',
    summary: 'The same, as pages link to it',
    answers: brochure,
    errorsAs: 'text/html',
  },
]
