import type { Site } from '#sites/site.ts'
import type { PageHead, SocialImage } from './page-head.ts'

type Told = {
  title: string
  description: string
  /** The path of the canonical address. */
  path: string
  image?: Omit<SocialImage, 'address'> & { path: string }
  isIndexed?: boolean
  structuredData?: Record<string, unknown>[]
}

/** Builds the head of a page. */
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

/** The site's first domain, or the request's origin if it has none yet. */
export function siteOrigin({ hosts: [domain] }: Pick<Site, 'hosts'>, url: URL): string {
  return domain ? `https://${domain}` : url.origin
}

/** The schema.org breadcrumbs of a page. */
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
