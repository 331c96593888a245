import type { MetaDescriptor } from 'react-router'

/** The metadata of a page for search engines and social media. */
export type PageHead = {
  title: string
  description: string
  /** The full canonical address. */
  canonical: string
  siteName: string
  image: SocialImage | null
  isIndexed: boolean
  structuredData: Record<string, unknown>[]
}

/** The preview image when someone shares the page. With a size, apps can reserve its space. */
export type SocialImage = { address: string; size?: { width: number; height: number }; alt?: string }

/** The tags of a page's head. Without data, the error page provides them. */
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
    ...imageTags(head.image),
    { name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
    ...head.structuredData.map((about) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...about },
    })),
  ]
}

function imageTags(image: SocialImage | null): MetaDescriptor[] {
  if (!image) return []
  const { address, size, alt } = image
  return [
    { property: 'og:image', content: address },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
  ]
}
