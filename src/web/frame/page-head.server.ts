import type { Site } from '#sites/site.ts'
import type { PageHead, SocialImage } from './page-head.ts'

type HeadInput = {
  title: string
  description: string
  /** The path of the canonical address. */
  path: string
  image?: Omit<SocialImage, 'address'> & { path: string }
  isIndexed?: boolean
  structuredData?: Record<string, unknown>[]
}

/** Builds the head of a page. */
export function pageHead(site: Site, url: URL, input: HeadInput): PageHead {
  const address = (path: string) => new URL(path, siteOrigin(site, url)).href
  return {
    title: input.title === site.name ? site.name : `${input.title} | ${site.name}`,
    description: input.description,
    canonical: address(input.path),
    siteName: site.name,
    image: input.image ? socialImage(input.image, address(input.image.path)) : null,
    isIndexed: input.isIndexed ?? true,
    structuredData: input.structuredData ?? [],
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

/** The pages that a list shows, by their places in the whole list. */
export function itemList(
  origin: string,
  paths: readonly string[],
  firstPosition = 1,
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: new URL(path, origin).href,
    })),
  }
}
