import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const Location = z.object({ lat: z.number(), lng: z.number() })

/** The call that finds a place on the map. */
export const placeCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/geocode',
    summary: 'Find a postcode or an address on the map',
    query: z.object({
      postcode: z.string().optional().meta({ description: 'Four digits.' }),
      address: z.string().optional().meta({
        description:
          'A suburb, a town or an address. Street addresses are known where the dealer has a geocoding service.',
      }),
    }),
    responses: {
      200: {
        description: 'Where it is.',
        schema: z
          .object({ results: z.array(z.object({ geometry: z.object({ location: Location }) })) })
          .meta({ id: 'Geocoded' }),
      },
      400: 'There is neither a postcode nor an address.',
      404: 'There is no such place.',
      422: 'The postcode does not have four digits.',
      429: 'You have asked too often.',
      503: 'The geocoding service does not respond.',
    },
  },
]
