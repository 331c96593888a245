import { MAX_MODELS } from '#domain/range/max-models.ts'
import { modelsOf } from '#domain/range/range.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ModelTileData } from './model-tile-data.ts'
import { modelTiles } from './model-tiles.server.ts'
import { stockTiles } from './stock-tiles.server.ts'

type Wanted = { make?: string | undefined; body?: string | undefined; most?: number }

/** The models of a make, a body type or both: those that the dealer has written, or else those in stock. */
export function rangeTiles(
  { most = MAX_MODELS, ...wanted }: Wanted,
  view: ContentView,
  dealership: PublicDealership,
): Promise<ModelTileData[]> {
  const models = modelsOf(wanted, view.all('model')).slice(0, most)
  return models.length > 0 ? modelTiles(models, view, dealership) : stockTiles(wanted, most, dealership)
}
