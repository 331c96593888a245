import { defaultPicture } from '#domain/images/default-picture.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ModelTileData } from './model-tile-data.ts'
import { inStock } from './model-tiles.server.ts'
import { stockExample } from './stock-example.server.ts'

/** The specification’s limit. */
const MODELS_SHOWN = 30

/** The models in stock of a body type, the most common first, for a dealer without a range of their own. */
export async function stockTiles(body: string, dealership: PublicDealership): Promise<ModelTileData[]> {
  const { facets } = await dealership.search({
    chosen: { body: [body] },
    size: 0,
    count: [{ facet: 'model', limit: MODELS_SHOWN }],
  })
  const tiles = (facets.model ?? []).map(async ({ value: model }) => {
    const { count, make, picture } = await stockExample({ body: [body], model: [model] }, dealership)
    return make === null
      ? []
      : {
          name: `${make} ${model}`,
          href: landingAddress({ ...emptySearch, chosen: { make: [make], model: [model] } }),
          status: null,
          picture,
          outline: defaultPicture({ simpleBody: body, itemType: '' }),
          price: null,
          inStock: inStock(count),
        }
  })
  return (await Promise.all(tiles)).flat()
}
