import type { PostCardData } from './post-card-data.ts'

type Page = { origin: string; path: string; publisher: string }

/** The schema.org data of a post. */
export function postStructuredData(
  { title, summary, picture, author, day, category }: PostCardData,
  { origin, path, publisher }: Page,
): Record<string, unknown> {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    articleSection: category,
    datePublished: day,
    mainEntityOfPage: new URL(path, origin).href,
    ...(picture && { image: new URL(picture.src, origin).href }),
    author:
      author === null ? { '@type': 'Organization', name: publisher } : { '@type': 'Person', name: author },
    publisher: { '@type': 'AutoDealer', name: publisher, url: new URL('/', origin).href },
  }
}
