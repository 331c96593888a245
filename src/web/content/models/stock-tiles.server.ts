import { defaultPicture } from '#domain/images/default-picture.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ModelTileData } from './model-tile-data.ts'
import { inStock } from './model-tiles.server.ts'
import { stockExample } from './stock-example.server.ts'

/** The models in stock of a make, a body type or both, the most common first. */
export async function stockTiles(
  { make, body }: { make?: string | undefined; body?: string | undefined },
  most: number,
  dealership: PublicDealership,
): Promise<ModelTileData[]> {
  const chosen = { ...(make !== undefined && { make: [make] }), ...(body !== undefined && { body: [body] }) }
  const { facets } = await dealership.search({
    chosen,
    size: 0,
    count: [{ facet: 'model', limit: most }],
  })
  const tiles = (facets.model ?? []).map(async ({ value: model }) => {
    const { count, make: ofLatest, picture } = await stockExample({ ...chosen, model: [model] }, dealership)
    return ofLatest === null
      ? []
      : {
          name: `${ofLatest} ${model}`,
          href: landingAddress({ ...emptySearch, chosen: { make: [ofLatest], model: [model] } }),
          status: null,
          picture,
          outline: defaultPicture({ simpleBody: body ?? '', itemType: '' }),
          price: null,
          inStock: inStock(count),
        }
  })
  return (await Promise.all(tiles)).flat()
}
