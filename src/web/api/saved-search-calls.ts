import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const address = z
  .string()
  .max(4000)
  .meta({ description: 'The path of a search with its filters, such as `/search?make=Mazda`.' })
const seenAt = z.int().min(0).max(1e11).meta({ description: 'In seconds since 1970.' })

export const SearchToSave = z.object({ address, seen_at: seenAt.optional() }).meta({ id: 'SearchToSave' })
export const SearchToRemove = z.object({ address }).meta({ id: 'SearchToRemove' })

const Done = z.object({ success: z.literal(true) }).meta({ id: 'SearchSaved' })
const SavedSearches = z
  .object({ success: z.literal(true), searches: z.array(z.object({ address, seen_at: seenAt })) })
  .meta({ id: 'SavedSearches' })

const signedOut = { 401: 'Nobody is signed in.' }
const refusals = { 400: 'A field is missing or too long.', ...signedOut, 415: 'The body is not JSON.' }

/** The calls about the saved searches of the customer who has signed in. Every error has `success: false`. */
export const savedSearchCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/saved-searches',
    summary: 'Get your saved searches',
    responses: {
      200: {
        description: 'The searches, newest first, and when you last saw their results.',
        schema: SavedSearches,
      },
      ...signedOut,
    },
  },
  {
    method: 'post',
    path: '/api/saved-searches',
    summary: 'Save a search, or note that you have seen its results',
    body: SearchToSave,
    responses: {
      200: { description: 'It is saved.', schema: Done },
      ...refusals,
      409: 'You have saved as many searches as you can.',
      422: 'The address is not a search with filters.',
    },
  },
  {
    method: 'post',
    path: '/api/saved-searches/remove',
    summary: 'Remove a saved search',
    body: SearchToRemove,
    responses: { 200: { description: 'It is no longer saved.', schema: Done }, ...refusals },
  },
]
