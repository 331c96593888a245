import { href } from 'react-router'
import {
  isFailure,
  isWatchlistToast,
  type WatchlistToast,
  watchlistToasts,
} from '#domain/watchlist/watchlist-toasts.ts'
import { httpOnlyCookie } from './http-only-cookie.server.ts'

const SECONDS = 60
/** Passes what a form did to the next page, which says it once. */
const cookie = httpOnlyCookie('toast', SECONDS)

/** A toast with which a page arrives, so that it needs no scripts. */
export type FlashToast = { text: string; isFailure: boolean; action: { label: string; href: string } }

/** The `Set-Cookie` header for the redirect to the page that says it. */
export function flashToast(name: WatchlistToast, url: URL): Promise<string> {
  return cookie.set(name, url)
}

/** The toast to show on this page, and the headers that clear the cookie, so that a reload doesn’t show it again. */
export async function toastToShow(
  request: Request,
): Promise<{ toast: FlashToast | null; headers: Record<string, string> }> {
  const name = await cookie.read(request)
  if (name === null) return { toast: null, headers: {} }
  const headers = { 'set-cookie': await cookie.clear(new URL(request.url)) }
  if (!isWatchlistToast(name)) return { toast: null, headers }
  const action = { label: 'View List', href: href('/watchlist') }
  return { toast: { text: watchlistToasts[name], isFailure: isFailure(name), action }, headers }
}
