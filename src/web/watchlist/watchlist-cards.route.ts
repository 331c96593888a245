import { isCarId } from '#domain/cars/car-ids.ts'
import { isMoment } from '#domain/shared/seconds.ts'
import { MAX_FAVOURITES } from '#domain/watchlist/favourites.ts'
import { apiError } from '../request/api-error.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/watchlist-cards.route.ts'
import type { WatchlistCard } from './list/watchlist-item.ts'
import { type WatchlistRow, watchlistItems } from './watchlist-items.server.ts'

/** The vehicles of a list that is stored on a device, as they are today. Nothing about the list is stored here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const rows = readRows(url.searchParams)
  if (typeof rows === 'string') return apiError(400, 'bad_request', rows)
  const items = await watchlistItems(rows, context.get(dealershipContext))
  return Response.json({ items: items.map(withoutRow) })
}

/** The rows, or what is wrong with them. */
function readRows(params: URLSearchParams): WatchlistRow[] | string {
  const ids = listIn(params, 'ids')
  const saved = listIn(params, 'saved')
  if (ids.length === 0) return 'Send at least one vehicle id in ids.'
  if (ids.length > MAX_FAVOURITES) return `Send at most ${MAX_FAVOURITES} ids.`
  if (!ids.every(isCarId) || new Set(ids).size < ids.length) return 'Each of ids must be a vehicle id, once.'
  if (saved.length !== ids.length || !saved.every(isSeconds))
    return 'saved must have the time of each vehicle, in whole seconds since 1970.'
  return ids.map((carId, index) => ({ carId, savedAt: new Date(Number(saved[index]) * 1000), note: '' }))
}

function listIn(params: URLSearchParams, name: string) {
  const text = params.get(name) ?? ''
  return text === '' ? [] : text.split(',')
}

function isSeconds(text: string) {
  return /^\d{1,11}$/.test(text) && isMoment(Number(text))
}

function withoutRow({
  savedAt: _savedAt,
  note: _note,
  ...card
}: Awaited<ReturnType<typeof watchlistItems>>[number]): WatchlistCard {
  return card
}
