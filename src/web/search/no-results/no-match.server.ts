import { slugOf } from '#domain/shared/slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { Explanation } from '../../frame/error-page.tsx'
import { stockAddress } from '../../frame/stock-address.ts'

const MAKES_OFFERED = 8

/** For an address below `/search` with unknown names. Links to makes in stock, starting with the make in the address. */
export async function noMatchByName(
  scope: string | undefined,
  { search }: PublicDealership,
): Promise<Explanation> {
  const { facets } = await search({ size: 0, count: ['make'] })
  const [requestedMake] = scope?.toLowerCase().split('_') ?? []
  const inStock = (facets.make ?? []).map(({ value }) => ({ label: value, slug: slugOf(value) }))
  const sameMake = inStock.filter(({ slug }) => slug === requestedMake)
  const others = inStock.filter(({ slug }) => slug !== requestedMake)
  return {
    title: 'We couldn’t find that make or model',
    message: 'We don’t have a make, model or body type by that name. Search again, or browse all our stock.',
    links: [...sameMake, ...others]
      .slice(0, MAKES_OFFERED)
      .map(({ label, slug }) => ({ label, href: stockAddress(slug) })),
  }
}
