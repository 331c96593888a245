import type { Site } from '#sites/site.ts'
import type { PageHead, SocialImage } from './page-head.ts'

type Told = {
  title: string
  description: string
  /** The path the page is known by. */
  path: string
  image?: Omit<SocialImage, 'address'> & { path: string }
  isIndexed?: boolean
  structuredData?: Record<string, unknown>[]
}

/** The head of one page of a site. */
export function pageHead(site: Site, url: URL, told: Told): PageHead {
  const address = (path: string) => new URL(path, siteOrigin(site, url)).href
  return {
    title: told.title === site.name ? site.name : `${told.title} | ${site.name}`,
    description: told.description,
    canonical: address(told.path),
    siteName: site.name,
    image: told.image ? socialImage(told.image, address(told.image.path)) : null,
    isIndexed: told.isIndexed ?? true,
    structuredData: told.structuredData ?? [],
  }
}

function socialImage({ size, alt }: Omit<SocialImage, 'address'>, address: string): SocialImage {
  return { address, ...(size && { size }), ...(alt && { alt }) }
}

/** A site is known by its first own domain; one that has none yet is known by the address it was asked at. */
export function siteOrigin({ hosts: [domain] }: Pick<Site, 'hosts'>, url: URL): string {
  return domain ? `https://${domain}` : url.origin
}

/** The way to a page, for search engines. */
export function breadcrumbs(
  origin: string,
  steps: { name: string; path: string }[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}
