import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createId } from '#data/create-id.ts'
import type { Db } from '#data/database.ts'
import type { StoredCar } from '#data/cars/cars.ts'
import { alertKinds } from '#domain/alerts/alert-kinds.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { isSearching } from '#domain/search/search-state.ts'
import { randomFilters } from '#operations/search/check/random-filters.ts'
import { storedVehicles } from '#operations/search/check/stored-vehicles.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { misspell } from '../../tests/search-contract/misspell.ts'
import { randomChoices } from '../../tests/search-contract/random-choices.ts'

/** How many saved searches have words, some of them misspelt, instead of filters. */
const SHARE_WITH_WORDS = 0.2
const CARS_EACH = 3

/** Customers who want every kind of alert, each with a saved search of their own and a few vehicles. */
export async function addCustomers(db: Db, dealer: Dealership, stock: readonly StoredCar[], count: number) {
  const random = randomChoices(7)
  const vehicles = await storedVehicles(dealer)
  const searches = Array.from({ length: count }, () => {
    if (random.chance(SHARE_WITH_WORDS)) {
      const { make, model, badge } = random.one(stock)
      const words = [random.chance(0.5) ? make : null, model, random.chance(0.5) ? badge : null]
      const text = words.filter(Boolean).join(' ')
      return searchAddress({ ...emptySearch, text: random.chance(0.3) ? misspell(text, random) : text })
    }
    for (;;) {
      const state = { ...emptySearch, ...randomFilters(vehicles, random.number) }
      if (isSearching(state)) return searchAddress(state)
    }
  })
  const ids = searches.map(() => createId())
  const { siteId } = dealer
  await db.execute(sql`insert into customers (site_id, id, phone, state)
    select ${siteId}, id, '+614' || lpad(n::text, 8, '0'), (array['qld','nsw','wa'])[1 + n % 3]
    from unnest(${sql.param(ids)}::uuid[]) with ordinality c (id, n)`)
  await db.execute(sql`insert into alert_choices (site_id, customer_id, id, kind, channel, frequency, wording, page)
    select ${siteId}, c, gen_random_uuid(), k, 'sms', 'daily', 'v1', '/account/alerts'
    from unnest(${sql.param(ids)}::uuid[]) c, unnest(${sql.param(alertKinds)}::text[]) k`)
  await db.execute(sql`insert into saved_searches (site_id, customer_id, id, address, key)
    select ${siteId}, c, gen_random_uuid(), address, key
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(searches)}::text[], ${sql.param(searches.map(searchKeyOf))}::text[]) s (c, address, key)`)
  const saved = ids.flatMap((id) =>
    Array.from({ length: CARS_EACH }, () => [id, random.one(stock).id] as const),
  )
  await db.execute(sql`insert into saved_cars (site_id, customer_id, car_id)
    select ${siteId}, * from unnest(${sql.param(saved.map(([id]) => id))}::uuid[], ${sql.param(saved.map(([, car]) => car))}::uuid[])
    on conflict do nothing`)
  return searches
}

/** Every search counts as different, so none is found for two customers at once. */
export function searchKeyOf(address: string, index: number) {
  return createHash('sha256').update(`${index} ${address}`).digest('base64url')
}
