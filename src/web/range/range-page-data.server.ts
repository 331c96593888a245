import { href, redirect } from 'react-router'
import { bodyChoices, tileLink } from '#domain/range/range.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { rangeTiles } from '../content/models/range-tiles.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'

const BODIES_SHOWN = 30

export type RangePageData = Awaited<ReturnType<typeof rangePageData>>

/** The range by body type. A dealer who has written no models shows those in stock. */
export async function rangePageData(url: URL, dealership: PublicDealership) {
  const { site } = dealership
  const view = await dealership.content()
  const models = view.all('model')
  const wanted = url.searchParams.get('body')
  const chosenModel = models.find(({ slug }) => slug === url.searchParams.get('model'))
  if (chosenModel) throw redirect(tileLink(chosenModel, site.stock.makesInModelPaths))

  const bodies = models.length > 0 ? models.flatMap(({ body }) => body.body) : await stockBodies(dealership)
  const choices = bodyChoices(bodies, wanted)
  const chosen = choices.find(({ isChosen }) => isChosen)
  const title = chosen && wanted ? `${chosen.body} range` : 'Our range'
  return {
    choices: choices.map((choice) => ({
      ...choice,
      href: `${href('/models')}?body=${encodeURIComponent(choice.slug)}`,
    })),
    tiles: chosen ? await rangeTiles({ body: chosen.body }, view, dealership) : [],
    options: models.map(({ slug, body: { make, model, body } }) => ({
      slug,
      name: `${make} ${model}`,
      bodies: body.map(slugOf),
    })),
    head: pageHead(site, url, {
      title,
      description: `${chosen?.body ?? 'Vehicle'} models at ${site.name}: prices, variants and what’s in stock.`,
      // The first body type is what the plain address shows.
      path: chosen && chosen !== choices[0] ? `${href('/models')}?body=${chosen.slug}` : href('/models'),
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Our range', path: href('/models') },
        ]),
      ],
    }),
  }
}

/** A body type as often as it has vehicles, as far as the order matters. */
async function stockBodies({ search }: PublicDealership) {
  const { facets } = await search({ size: 0, count: [{ facet: 'body', limit: BODIES_SHOWN }] })
  return (facets.body ?? []).map(({ value }) => value)
}
