import { isRunning } from '#domain/promotions/is-running.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import type { Site } from '#sites/site.ts'

const POSTS_SHOWN = 3
const REVIEWS_SHOWN = 6

/** The dealer's current offers, reviews and posts. */
export function dealerStories({ home, timeZone }: Site, now: Date) {
  const today = dayIn(timeZone, now)
  return {
    offers: home.offers
      .filter((offer) => isRunning(offer, today))
      .map(({ title, text, conditions, href, until }) => ({
        title,
        text,
        conditions,
        href,
        ends: until && longDay(until),
      })),
    reviews: home.reviews.slice(0, REVIEWS_SHOWN).map(({ name, stars, text, day, source }) => ({
      name,
      stars,
      text,
      origin: [source && `on ${source}`, day && longDay(day)].filter(Boolean).join(', '),
    })),
    posts: home.posts
      .filter(({ day }) => day <= today)
      .toSorted((one, other) => other.day.localeCompare(one.day))
      .slice(0, POSTS_SHOWN)
      .map((post) => ({ ...post, dated: longDay(post.day) })),
  }
}
