import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

/** The longest note about a vehicle. */
const MAX_NOTE = 500
/** The most vehicles in one call, which is more than a device saves. */
const MAX_MERGED = 200

export const WatchlistChange = z
  .object({
    phone_number: z.string().max(40).meta({ description: 'The number of the customer who has signed in.' }),
    car_id: z.string().max(60),
  })
  .meta({ id: 'WatchlistChange' })

export const WatchlistMerge = z
  .object({
    cars: z
      .array(
        z.object({
          car_id: z.string().max(60),
          saved_at: z.int().min(0).max(1e11).optional().meta({ description: 'In seconds since 1970.' }),
          note: z.string().max(MAX_NOTE).optional(),
        }),
      )
      .max(MAX_MERGED),
  })
  .meta({ id: 'WatchlistMerge' })

const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })
const Watchlist = z
  .object({ success: z.literal(true), phone_number: z.string(), car_ids: z.array(z.string()) })
  .meta({ id: 'Watchlist' })
const Merged = z
  .object({
    success: z.literal(true),
    car_ids: z
      .array(z.string())
      .meta({ description: 'The vehicles that the device no longer needs to store.' }),
  })
  .meta({ id: 'Merged' })

const signedOut = { 401: 'Nobody is signed in.' }
const refusals = {
  400: 'A field is missing or too long.',
  ...signedOut,
  415: 'The body is not JSON.',
}

/** The calls about the watchlist of the customer who has signed in. Every error has `success: false`. */
export const watchlistCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/watchlist',
    summary: 'Get your watchlist',
    responses: { 200: { description: 'The saved vehicles, newest first.', schema: Watchlist }, ...signedOut },
  },
  {
    method: 'post',
    path: '/api/watchlist/save-car',
    summary: 'Save a vehicle on your watchlist',
    body: WatchlistChange,
    responses: {
      200: { description: 'It is saved.', schema: Success },
      ...refusals,
      403: 'The number is not that of the customer who has signed in.',
      404: 'There is no vehicle with this id.',
      409: 'The watchlist is full.',
    },
  },
  {
    method: 'post',
    path: '/api/watchlist/remove-car',
    summary: 'Remove a vehicle from your watchlist',
    body: WatchlistChange,
    responses: {
      200: { description: 'It is no longer saved.', schema: Success },
      ...refusals,
      403: 'The number is not that of the customer who has signed in.',
    },
  },
  {
    method: 'post',
    path: '/api/watchlist/merge',
    summary: 'Add the vehicles that a device saved before signing in',
    body: WatchlistMerge,
    responses: { 200: { description: 'They are merged.', schema: Merged }, ...refusals },
  },
]
