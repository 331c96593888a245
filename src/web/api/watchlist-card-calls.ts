import { z } from 'zod'
import { MAX_FAVOURITES } from '#domain/watchlist/favourites.ts'
import { savedStates } from '#domain/watchlist/saved-state.ts'
import type { ApiCall } from './api-call.ts'
import { Card } from './card-schema.ts'

const WatchlistCards = z
  .object({
    items: z.array(
      z.object({
        carId: z.uuid(),
        state: z.enum(savedStates),
        title: z.string().nullable().meta({ description: 'Null where the state is `gone`.' }),
        card: Card.nullable().meta({ description: 'Null once the site no longer shows the vehicle.' }),
        dropCents: z.int().nullable().meta({
          description: 'By how much the vehicle is cheaper than when it was saved; null unless it is.',
        }),
      }),
    ),
  })
  .meta({ id: 'WatchlistCards' })

/** What a list on a device needs to show its vehicles. */
export const watchlistCardCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/watchlist/cards',
    summary: 'Get saved vehicles with their state and price drop',
    description: 'In the order of the ids. The drop compares only prices that include the same things.',
    query: z.object({
      ids: z.string().meta({ description: `${MAX_FAVOURITES} ids at most, each once, separated by commas.` }),
      saved: z.string().meta({
        description:
          'When each was saved, in seconds since 1970, in the same order; 0 where that is unknown.',
      }),
    }),
    responses: {
      200: { description: 'The vehicles.', schema: WatchlistCards },
      400: 'The ids or their times are missing, not valid, or too many.',
    },
  },
]
