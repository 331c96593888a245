import { href } from 'react-router'
import {
  isFailure,
  isWatchlistNews,
  type WatchlistNews,
  watchlistNews,
} from '#domain/watchlist/watchlist-news.ts'
import { httpOnlyCookie } from './http-only-cookie.server.ts'

const SECONDS = 60
/** Passes what a form did to the next page, which says it once. */
const cookie = httpOnlyCookie('toast', SECONDS)

/** A toast with which a page arrives, so that it needs no scripts. */
export type FlashToast = { text: string; isFailure: boolean; action: { label: string; href: string } }

/** The `Set-Cookie` header for the redirect to the page that says it. */
export function flashToast(news: WatchlistNews, url: URL): Promise<string> {
  return cookie.set(news, url)
}

/** The toast to show on this page, and the headers that clear the cookie, so that a reload doesn’t show it again. */
export async function toastToShow(
  request: Request,
): Promise<{ toast: FlashToast | null; headers: Record<string, string> }> {
  const news = await cookie.read(request)
  if (news === null) return { toast: null, headers: {} }
  const headers = { 'set-cookie': await cookie.clear(new URL(request.url)) }
  if (!isWatchlistNews(news)) return { toast: null, headers }
  const action = { label: 'View List', href: href('/watchlist') }
  return { toast: { text: watchlistNews[news], isFailure: isFailure(news), action }, headers }
}
