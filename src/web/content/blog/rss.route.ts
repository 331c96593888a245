import { Feed } from 'feed'
import { href } from 'react-router'
import { siteOrigin } from '../../frame/page-head.server.ts'
import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/rss.route.ts'
import { postCards } from './post-cards.server.ts'

const MAX_POSTS = 20

/** The latest posts as an RSS feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const address = (path: string) => new URL(path, siteOrigin(site, url)).href
  const posts = postCards(await dealership.content(), dealership, { most: MAX_POSTS })
  const [latest] = posts
  const feed = new Feed({
    title: `News and reviews from ${site.name}`,
    description: site.description ?? `What’s new at ${site.name}.`,
    id: address('/'),
    link: address(href('/blog/:slug?')),
    language: 'en-AU',
    copyright: site.name,
    ...(latest && { updated: new Date(latest.day) }),
    feedLinks: { rss: address(href('/blog/rss.xml')) },
  })
  for (const { slug, title, summary, category, author, day } of posts) {
    const link = address(href('/blog/:slug?', { slug }))
    feed.addItem({
      title,
      id: link,
      link,
      description: summary,
      date: new Date(day),
      category: [{ name: category }],
      ...(author !== null && { author: [{ name: author }] }),
    })
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
