import type { RouterContextProvider } from 'react-router'
import { href, redirect } from 'react-router'
import {
  type PostCategory,
  postCategories,
  postCategoryIn,
  postCategoryNames,
} from '#domain/content/post-categories.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { contentExtras } from '../../promotions/content-extras.server.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { notFound } from '../../frame/not-found.server.ts'
import { postCards, postsOf } from './post-cards.server.ts'
import { blogSteps } from './blog-steps.ts'
import { postPageData } from './post-page-data.server.ts'

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

const PAGE_SIZE = 12
/** Its address exists on every site (ROUTE-07). */
const REVIEWS: PostCategory = 'vehicle-reviews'

export type BlogList = Awaited<ReturnType<typeof blogListData>>

/** The blog, one category of it, or one post. */
export async function blogPageData(slug: string | undefined, asked: Asked) {
  const category = slug === undefined ? null : postCategoryIn(slug)
  if (slug === undefined || category !== null) return blogListData(category, asked)
  return postPageData(slug, asked)
}

async function blogListData(category: PostCategory | null, { url, context }: Asked) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const view = await dealership.content()
  const cards = postCards(view, dealership, { category })
  if (category !== null && category !== REVIEWS && cards.length === 0) throw await notFound(url, dealership)

  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Number(/^\d{1,4}$/.exec(url.searchParams.get('page') ?? '1')?.[0] ?? 1)
  const path = category === null ? href('/blog/:slug?') : href('/blog/:slug?', { slug: category })
  if (page < 1 || page > pages) throw redirect(path)
  const title = category === null ? 'News and reviews' : postCategoryNames[category]
  const name = page === 1 ? title : `${title}, page ${page}`
  return {
    kind: 'list' as const,
    extras: contentExtras(view, dealership),
    title,
    whenEmpty:
      category === null ? 'We haven’t written anything yet.' : 'We haven’t reviewed any vehicles yet.',
    posts: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    categories: categoryLinks(category, postsOf(view, dealership)),
    newer: page > 1 ? addressOf(path, page - 1) : null,
    older: page < pages ? addressOf(path, page + 1) : null,
    head: pageHead(site, url, {
      title: name,
      description: `${name} from ${site.name}: ${descriptions[category ?? 'all']}`,
      path: addressOf(path, page),
      isIndexed: view.previewedAt === null && cards.length > 0,
      structuredData: [breadcrumbs(siteOrigin(site, url), blogSteps(category))],
    }),
  }
}

const descriptions: Record<PostCategory | 'all', string> = {
  all: 'what’s new, which cars we’d recommend, and how to look after yours.',
  news: 'what’s new at our dealership.',
  'vehicle-reviews': 'what we think of the cars that we drive every day.',
  advice: 'buying, selling and looking after your car.',
  community: 'what we do with the people around us.',
}

function categoryLinks(current: PostCategory | null, posts: readonly { body: { category: PostCategory } }[]) {
  const used = postCategories.filter((category) => posts.some(({ body }) => body.category === category))
  if (used.length < 2 && current === null) return []
  return [
    { label: 'All posts', href: href('/blog/:slug?'), isCurrent: current === null },
    ...used.map((category) => ({
      label: postCategoryNames[category],
      href: href('/blog/:slug?', { slug: category }),
      isCurrent: category === current,
    })),
  ]
}

function addressOf(path: string, page: number) {
  return page === 1 ? path : `${path}?page=${page}`
}
