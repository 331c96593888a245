import { saveCar } from '#operations/customers/watchlist.ts'
import type { Route } from './+types/save-car.route.ts'
import { changeWatchlist } from './change-watchlist.server.ts'

export function action({ request, context }: Route.ActionArgs) {
  return changeWatchlist(saveCar, request, context)
}
