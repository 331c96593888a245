import { z } from 'zod'
import { MAX_FAVOURITES } from '#domain/watchlist/favourites.ts'
import type { ApiCall } from './api-call.ts'
import { Cards } from './card-schema.ts'

const text = z.string().nullable()

/** The vehicle that a request is about. */
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
  .meta({ id: 'Facts', description: 'The field names follow the Automotive Standards Council.' })

const vehicleErrors = { 400: 'The vehicle is missing.', 404: 'There is no vehicle with this id.' }
const disclaimers = {
  200: { description: 'The disclaimer.', schema: Disclaimer },
  404: 'There is no vehicle with this id, or it has no disclaimer.',
}
const brochure = {
  200: { description: 'The PDF, with the current price.', files: ['application/pdf'] },
  404: 'There is no vehicle with this slug.',
  410: 'The vehicle is no longer available.',
  429: 'You have sent too many requests in a short time.',
  503: 'Too many brochures are requested right now. Try again later.',
}

/** One vehicle, or several by id. */
export const vehicleCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/cars',
    summary: 'Get the current cards of several vehicles',
    description: 'In the order of the ids. Vehicles that are no longer shown are left out.',
    query: z.object({
      ids: z.string().meta({ description: `${MAX_FAVOURITES} ids at most, separated by commas.` }),
    }),
    responses: {
      200: { description: 'The cards.', schema: Cards },
      400: 'The ids are missing, or there are too many.',
    },
  },
  {
    method: 'get',
    path: '/api/cars/{id}/facts',
    summary: 'Get a vehicle with the field names that analytics uses',
    responses: {
      200: { description: 'The vehicle’s facts.', schema: Facts },
      404: 'There is no vehicle with this id.',
    },
  },
  {
    method: 'get',
    path: '/api/cars/{id}/finance-disclaimer',
    summary: 'Get the lender’s disclaimer for a vehicle',
    responses: disclaimers,
  },
  {
    method: 'get',
    path: '/api/finance-disclaimer',
    summary: 'Get the lender’s disclaimer, with the vehicle in the query',
    query: z.object(AboutVehicle.shape),
    responses: { 400: vehicleErrors[400], ...disclaimers },
  },
  {
    method: 'post',
    path: '/api/phone-reveal',
    summary: 'Reveal the phone number to call about a vehicle',
    body: AboutVehicle,
    responses: {
      200: { description: 'The phone number.', schema: PhoneNumber },
      ...vehicleErrors,
      404: 'There is no vehicle with this id, or no number to call.',
    },
  },
  {
    method: 'post',
    path: '/api/car-views',
    summary: 'Record a view of a vehicle',
    description: 'A view counts once per visitor and day.',
    body: AboutVehicle,
    responses: {
      200: { description: 'The vehicle’s view count, including this view.', schema: Views },
      204: 'The view was not counted, because the page was prefetched or a bot read it.',
      ...vehicleErrors,
    },
  },
  {
    method: 'get',
    path: '/api/cars/{slug}.pdf',
    summary: 'Get a vehicle’s brochure as a PDF',
    responses: brochure,
  },
  {
    method: 'get',
    path: '/cars/{slug}/brochure.pdf',
    summary: 'Get a vehicle’s brochure at the address that pages link to',
    responses: brochure,
    errorsAs: 'text/html',
  },
]
