import type { ContentBody } from '#domain/content/content-kinds.ts'
import { type PostCategory, postCategoryNames } from '#domain/content/post-categories.ts'
import { publishedPosts } from '#domain/content/shown-posts.ts'
import { excerptText } from '#domain/rich-text/page-text.ts'
import { cutPlainText } from '#domain/shared/cut-plain-text.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import type { ContentItem, ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { PostCardData } from './post-card-data.ts'

type Desk = Pick<PublicDealership, 'site' | 'picture' | 'textReader' | 'now'>

const OPENING = 180

/** The posts that visitors can read on the day of the view. */
export function postsOf(
  view: ContentView,
  { site, now }: Pick<Desk, 'site' | 'now'>,
  category: PostCategory | null = null,
): ContentItem<'post'>[] {
  return publishedPosts(view.all('post'), dayIn(site.timeZone, view.previewedAt ?? now()), category)
}

/** The latest posts, ready for a list. */
export function postCards(
  view: ContentView,
  desk: Desk,
  { category = null, most = Infinity }: { category?: PostCategory | null; most?: number } = {},
): PostCardData[] {
  return postsOf(view, desk, category)
    .slice(0, most)
    .map(({ slug, body }) => postCard(slug, body, desk, view.previewedAt !== null))
}

export function postCard(
  slug: string,
  body: ContentBody<'post'>,
  desk: Desk,
  isPreview: boolean,
): PostCardData {
  return {
    slug,
    title: body.title,
    summary: postSummary(body, desk),
    picture: contentPicture(body.picture, desk, isPreview),
    category: postCategoryNames[body.category],
    author: body.author ?? null,
    day: body.day,
    dated: longDay(body.day),
  }
}

/** What the author wrote as a summary, or the opening words. */
function postSummary(
  { summary, text }: Pick<ContentBody<'post'>, 'summary' | 'text'>,
  { textReader }: Pick<Desk, 'textReader'>,
): string {
  if (summary !== undefined) return summary
  const { start, rest } = cutPlainText(excerptText(textReader.read(text)), OPENING)
  return rest === '' ? start : `${start.replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')}…`
}
