import type { ContentItem, ContentView } from '#operations/content/content-view.ts'
import { type PriceText, priceText } from '#domain/cars/format-price.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { ModelBody, ModelPrice } from '#domain/range/model-document.ts'
import { lowestPrice, tileLink } from '#domain/range/range.ts'
import { formatNumber } from '#domain/shared/format-number.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { ModelTileData } from './model-tile-data.ts'
import { stockExample } from './stock-example.server.ts'

const statuses = { new: 'NEW', 'coming-soon': 'COMING SOON' } as const

/** The tiles of these models. */
export function modelTiles(
  models: readonly ContentItem<'model'>[],
  view: ContentView,
  dealership: PublicDealership,
): Promise<ModelTileData[]> {
  const { makesInModelPaths } = dealership.site.stock
  return Promise.all(
    models.map(async ({ slug, body }) => {
      const { count, picture } = await stockExample({ make: [body.make], model: [body.model] }, dealership)
      return {
        name: nameIn(body, view.all('model')),
        href: tileLink({ slug, body }, makesInModelPaths),
        status: body.status ? statuses[body.status] : null,
        picture: contentPicture(body.picture, dealership, view.previewedAt !== null) ?? picture,
        outline: defaultPicture({ simpleBody: body.body[0] ?? '', itemType: '' }),
        price: tilePrice(body),
        inStock: inStock(count),
      }
    }),
  )
}

/** A dealer of one make needs not repeat it. */
function nameIn({ make, model }: ModelBody, models: readonly ContentItem<'model'>[]) {
  return models.every(({ body }) => body.make === make) ? model : `${make} ${model}`
}

function tilePrice(body: ModelBody) {
  const lowest = lowestPrice(body)
  if (!lowest) return null
  const { amount, includes } = modelPrice(lowest)
  return ['From', amount, includes].filter(Boolean).join(' ')
}

/** A price of a model in the words of the prices of vehicles. */
export function modelPrice({ dollars, kind }: ModelPrice): PriceText {
  const nothing = { offerPriceCents: null, beforePriceCents: null, subscriptionPriceCents: null }
  return priceText(
    priceDisplay(
      { ...nothing, priceCents: dollars * 100, preorder: false, priceKind: kind, priceType: null },
      { offersSubscriptions: false, noPriceText: '', defaultKind: kind },
    ),
  )
}

export function inStock(count: number): string | null {
  return count === 0 ? null : `${formatNumber(count)} in stock`
}
