import { slugOf } from '#domain/shared/slug.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { Explanation } from '../../frame/error-page.tsx'

const MAKES_OFFERED = 8

/** An address below `/search` that names nothing we know. What we do have leads on, and first the make it began with. */
export async function noMatchByName(scope: string | undefined, { search }: Dealership): Promise<Explanation> {
  const { facets } = await search({ size: 0, count: ['make'] })
  const [makeAsked] = scope?.toLowerCase().split('_') ?? []
  const inStock = (facets.make ?? []).map(({ value }) => ({ label: value, slug: slugOf(value) }))
  const asked = inStock.filter(({ slug }) => slug === makeAsked)
  const others = inStock.filter(({ slug }) => slug !== makeAsked)
  return {
    title: 'We have nothing by that name',
    message:
      'We could not find that make, model or body type in our stock. Search again, or see everything we have.',
    wayOn: [...asked, ...others]
      .slice(0, MAKES_OFFERED)
      .map(({ label, slug }) => ({ label, href: `/search/${slug}` })),
  }
}
