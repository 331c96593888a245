import type { RouterContextProvider } from 'react-router'
import { href } from 'react-router'
import { dayIn } from '#domain/shared/day.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { contentExtras } from '../../promotions/content-extras.server.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { notFound } from '../../frame/not-found.server.ts'
import { stockRow } from '../sections/stock-row.server.ts'
import { shownText } from '../text/shown-text.server.ts'
import { postStructuredData } from './post-structured-data.ts'
import { postCard, postCards } from './post-cards.server.ts'
import { blogSteps } from './blog-steps.ts'

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

const STOCK_SHOWN = 6
const MORE_SHOWN = 3

export type PostPage = Awaited<ReturnType<typeof postPageData>>

/** One post with the vehicles it is about, and more to read. */
export async function postPageData(slug: string, { url, context }: Asked) {
  const dealership = context.get(dealershipContext)
  const { site, now } = dealership
  const view = await dealership.content()
  const post = view.find('post', slug)
  const isPreview = view.previewedAt !== null
  if (!post || (!isPreview && post.body.day > dayIn(site.timeZone, now())))
    throw await notFound(url, dealership)

  const { body } = post
  const card = postCard(slug, body, dealership, isPreview)
  const origin = siteOrigin(site, url)
  const path = href('/blog/:slug?', { slug })
  return {
    kind: 'post' as const,
    extras: contentExtras(view, dealership),
    ...card,
    text: shownText(body.text, dealership, isPreview),
    link: body.link ?? null,
    cars: body.stock === undefined ? [] : await stockRow(body.stock, STOCK_SHOWN, dealership),
    stock: body.stock ?? null,
    steps: blogSteps(body.category).map(({ name, path: to }) => ({ label: name, href: to })),
    more: postCards(view, dealership)
      .filter((other) => other.slug !== slug)
      .slice(0, MORE_SHOWN),
    head: pageHead(site, url, {
      title: body.title,
      description: card.summary,
      path,
      isIndexed: !isPreview,
      ...(card.picture && { image: { path: card.picture.src, alt: card.picture.alt } }),
      structuredData: [
        postStructuredData(card, { origin, path, publisher: site.name }),
        breadcrumbs(origin, [...blogSteps(body.category), { name: body.title, path }]),
      ],
    }),
  }
}
