import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, withChoices } from '#domain/search/search-state.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** More than any list shows, because rare models have an address too. */
const MAX_STOCK_MODELS = 5000

/** The stock of the model with this name in an address; `null` without such a model. */
export async function stockOfModel(
  slug: string,
  { search }: Pick<PublicDealership, 'search'>,
): Promise<string | null> {
  const { facets } = await search({ size: 0, count: [{ facet: 'model', limit: MAX_STOCK_MODELS }] })
  const models = matchingNames(slug, facets.model?.map(({ value }) => value) ?? [])
  return models.length === 0 ? null : searchAddress(withChoices(emptySearch, 'model', models))
}
