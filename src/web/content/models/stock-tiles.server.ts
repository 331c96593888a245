import { defaultPicture } from '#domain/images/default-picture.ts'
import { MAX_MODELS } from '#domain/range/max-models.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { type Chosen, emptySearch } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ModelTileData } from './model-tile-data.ts'
import { inStock } from './model-tiles.server.ts'
import { stockExample } from './stock-example.server.ts'

/** The models in stock of a make or a body type, the most common first, for a dealer who has written none. */
export async function stockTiles(chosen: Chosen, dealership: PublicDealership): Promise<ModelTileData[]> {
  const { facets } = await dealership.search({
    chosen,
    size: 0,
    count: [{ facet: 'model', limit: MAX_MODELS }],
  })
  const tiles = (facets.model ?? []).map(async ({ value: model }) => {
    const { count, make, picture } = await stockExample({ ...chosen, model: [model] }, dealership)
    return make === null
      ? []
      : {
          name: `${make} ${model}`,
          href: landingAddress({ ...emptySearch, chosen: { make: [make], model: [model] } }),
          status: null,
          picture,
          outline: defaultPicture({ simpleBody: chosen.body?.[0] ?? '', itemType: '' }),
          price: null,
          inStock: inStock(count),
        }
  })
  return (await Promise.all(tiles)).flat()
}
