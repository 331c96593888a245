import type { MetaDescriptor } from 'react-router'

/** What search engines and social cards are told about a page. */
export type PageHead = {
  title: string
  description: string
  /** The one address of this page, in full. */
  canonical: string
  siteName: string
  image: string | null
  isIndexed: boolean
  structuredData: Record<string, unknown>[]
}

/** The tags of a page's head. A page that could not be made leaves them to the error. */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.canonical },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
    { name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
    ...head.structuredData.map((about) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...about },
    })),
  ]
}
