import { HIGHEST_PLACEHOLDER_CENTS } from '#domain/cars/price-display.ts'
import type { FeedVehicle } from '#domain/feeds/feed-vehicle.ts'
import { columnOf, vehicleFields } from './incoming-vehicles.ts'

export const countRemoved = (statement: string) => `
  with removed as (${statement} returning show_on_dealer_website as shown)
  select count(*)::int as total, count(*) filter (where shown)::int as shown from removed`

export const isForSale = (table: string) => `${table}.status in ('in_stock', 'coming_soon')`
export const isShown = (table: string) => `(${isForSale(table)} and ${table}.show_on_dealer_website)`
export const ofThisFeed = 'site_id = $1 and feed = $2'
export const isListed = `site_id = $1 and exists (
  select from incoming i where i.stock_number = cars.stock_number and i.kind = 'vehicle')`
export const isNew = `i.kind = 'vehicle' and not exists (
  select from cars c where c.site_id = $1 and c.stock_number = i.stock_number)`
const isHeld = `exists (
  select from holds h where h.site_id = cars.site_id and h.car_id = cars.id and h.state = 'held')`
const isUnlisted = `${ofThisFeed} and ${isForSale('cars')} and not exists (
  select from incoming i where i.stock_number = cars.stock_number)`
export const isAbsent = `${isUnlisted} and not ${isHeld}`
const isHeldBack = `site_id = $1 and exists (
  select from incoming i where i.stock_number = cars.stock_number and i.kind = 'held')`

/** Counts incoming vehicles that the site has already, in one pass over both tables. */
export function countKnown(brought: readonly (keyof FeedVehicle)[]) {
  const staysShown = brought.includes('showOnDealerWebsite') ? isShown('i') : isForSale('i')
  return `
    select count(*)::int as known,
      (count(*) filter (where not ${isForSale('c')} and ${isForSale('i')}))::int as returned,
      (count(*) filter (where ${isShown('c')} and not ${staysShown}))::int as "takenOff",
      (count(*) filter (where c.feed <> $2))::int as "takenOver",
      min(c.feed) filter (where c.feed <> $2) as "takenFrom"
    from cars c join incoming i using (stock_number) where c.site_id = $1 and i.kind = 'vehicle'`
}

const isElsewhere = `${ofThisFeed} and ${isForSale('cars')}
  and stock_number in (select stock_number from incoming where kind = 'withdrawn')`

/** A row that would take a held vehicle off the site, other than as sold, is left out, whatever feed it came from. */
export function keepBackHeld(brought: readonly (keyof FeedVehicle)[]) {
  const hides = brought.includes('showOnDealerWebsite')
    ? `cars.show_on_dealer_website and i.status <> 'sold' and not i.show_on_dealer_website`
    : 'false'
  return `
    update incoming i set kind = 'held' from cars
    where i.kind = 'vehicle' and cars.site_id = $1 and cars.stock_number = i.stock_number
      and ${isForSale('cars')} and (i.status = 'withdrawn' or ${hides}) and ${isHeld}`
}

const real = (column: string) => `case when ${column} > ${HIGHEST_PLACEHOLDER_CENTS} then ${column} end`

/**
 * A was-price is a claim, so it stays only if the vehicle was offered at that price, of the same kind, for long enough.
 * While a vehicle had an offer price, it was not offered at the price behind it.
 */
export const dropUnprovenWasPrices = `
  update incoming i set before_price_cents = null
  where before_price_cents is not null and not exists (
    select from (
      select least(${real('p.offer_price_cents')}, ${real('p.price_cents')}) as asked, p.price_kind,
        coalesce(lead(p."from") over (order by p.id), now()) - p."from" as stood
      from cars c join car_prices p on p.site_id = c.site_id and p.car_id = c.id
      where c.site_id = $1 and c.stock_number = i.stock_number) price
    where asked = i.before_price_cents and price_kind is not distinct from i.price_kind
    having sum(stood) >= make_interval(days => $2))`

/**
 * A vehicle was sold when the feed says so, or else when we first learned of it; never in the future, which would keep it
 * among the latest sales for good. A vehicle that is not sold has no such time.
 */
export const settleSoldTimes = `
  update incoming i set sold_at = case when i.status = 'sold' then least(now(), coalesce(
    case when i.sold_at <= now() then i.sold_at end,
    (select c.sold_at from cars c where c.site_id = $1 and c.stock_number = i.stock_number), $2)) end
  where i.kind = 'vehicle' and (i.status = 'sold' or i.sold_at is not null)`

export function updateChanged(brought: readonly (keyof FeedVehicle)[]) {
  const columns = [...brought.map(columnOf), 'sold_at']
  const told = columns.map((column) => `i.${column}`).join(', ')
  return `
    update cars c set (${columns.join(', ')}, feed, updated_at) = (${told}, $2, now())
    from incoming i
    where c.site_id = $1 and c.stock_number = i.stock_number and i.kind = 'vehicle'
      and (${columns.map((column) => `c.${column}`).join(', ')}, c.feed) is distinct from (${told}, $2)`
}

const firstColumns = vehicleFields
  .map(columnOf)
  .filter((column) => column !== 'slug' && column !== 'created_at')

/**
 * A new vehicle gets an address that no other vehicle has, and keeps it for good. Ids are in the order of the file, so
 * vehicles that tie in a sorted list are shown in the dealer’s order.
 */
export const insertNew = `
  insert into cars (site_id, id, feed, slug, created_at, ${firstColumns.join(', ')})
  select $1, new_id("row"), $2,
    case when "row" = first_row and not exists (select from cars c where c.site_id = $1 and c.slug = fresh.slug)
      then slug else slug || '-' || left(md5(stock_number), 6) end,
    least(coalesce(created_at, now()), now()), ${firstColumns.join(', ')}
  from (
    select i.*, first_row
    from incoming i join (
      select i.slug, min(i.row) as first_row from incoming i where ${isNew} and ${isForSale('i')}
      group by i.slug) firsts using (slug)
    where ${isNew} and ${isForSale('i')}) fresh`

export const withdraw = `
  update cars set status = 'withdrawn', updated_at = now() where ${isElsewhere} and not ${isHeld}`

export const heldAll = `
  select stock_number from cars where (${isUnlisted} or ${isElsewhere} or ${isHeldBack}) and ${isHeld}
  order by stock_number`

export const sell = `update cars set status = 'sold', sold_at = $3, updated_at = now() where ${isAbsent}`
