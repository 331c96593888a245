import type { Client } from 'pg'
import type { FeedVehicle } from '#domain/feeds/feed-vehicle.ts'
import {
  countKnown,
  countRemoved,
  dropUnprovenWasPrices,
  heldAll,
  insertNew,
  isAbsent,
  isForSale,
  isListed,
  isNew,
  isShown,
  keepBackHeld,
  ofThisFeed,
  sell,
  settleSoldTimes,
  updateChanged,
  withdraw,
} from './merge-statements.ts'

export type Merge = {
  feed: string
  snapshotAt: Date
  /** The fields of a vehicle that the feed sets. Its other fields stay as they are. */
  brought: readonly (keyof FeedVehicle)[]
  /** Whether a vehicle that the feed no longer lists counts as sold. */
  sellAbsent: boolean
  /** For how many days a vehicle must have been offered at a price before it may be shown as a was-price. */
  wasPriceDays: number
}

/** The effect of a merge on the vehicles of a site. */
export type MergeEffect = {
  /** Vehicles that visitors saw as for sale before: those of this feed, and others that it lists. */
  onSale: number
  /** How many of them are no longer for sale, or hidden. */
  leaving: number
  added: number
  changed: number
  unchanged: number
  /** Changed vehicles that are back for sale. */
  returned: number
  /** Existing vehicles that came from another feed before. */
  takenOver: number
  /** The feed they came from, or one of several. */
  takenFrom: string | null
  sold: number
  withdrawn: number
  /** Changed vehicles that were for sale and that the feed itself marks as no longer for sale, or hides. */
  takenOff: number
  /** Vehicles that the feed no longer lists but that stay for sale. */
  kept: number
  /** Vehicles that the feed no longer lists or offers here, but that stay because a customer has paid to hold them. */
  held: { count: number; stockNumbers: string[] }
  /** New vehicles that are already sold. They are left out. */
  neverForSale: number
  /** Was-prices that vehicles were never offered at, or not for long enough. They are left out. */
  unprovenWasPrices: number
}

/**
 * Merges the incoming rows into a site’s vehicles, inside the caller’s transaction. Unchanged vehicles are not written, so
 * the same feed twice leaves no trace.
 */
export async function mergeVehicles(
  client: Client,
  siteId: string,
  { feed, snapshotAt, brought, sellAbsent, wasPriceDays }: Merge,
): Promise<MergeEffect> {
  const ours = [siteId, feed]
  const change = async (statement: string, values: unknown[]) =>
    (await client.query(statement, values)).rowCount ?? 0
  const count = async (query: string, values: unknown[]) =>
    (await client.query<{ n: number }>(`select count(*)::int as n ${query}`, values)).rows[0]?.n ?? 0
  const remove = async (statement: string, values: unknown[]) =>
    (await client.query<Removed>(countRemoved(statement), values)).rows[0] ?? none

  const unprovenWasPrices = await change(dropUnprovenWasPrices, [siteId, wasPriceDays])
  await change(settleSoldTimes, [siteId, snapshotAt])
  await change(keepBackHeld(brought), [siteId])
  const onSale = await count(`from cars where ${isShown('cars')} and (${ofThisFeed} or ${isListed})`, ours)
  const { known, ...counts } =
    (await client.query<KnownCounts>(countKnown(brought), ours)).rows[0] ?? noneKnown
  const neverForSale = await count(`from incoming i where ${isNew} and not ${isForSale('i')}`, [siteId])

  const changed = await change(updateChanged(brought), ours)
  // New vehicles are none of these, so they come last: there are fewer to look through.
  const held = (await client.query<{ stock_number: string }>(heldAll, ours)).rows
  const withdrawn = await remove(withdraw, ours)
  const kept = sellAbsent ? 0 : await count(`from cars where ${isAbsent}`, ours)
  const sold = sellAbsent ? await remove(sell, [...ours, snapshotAt]) : none
  const added = await change(insertNew, ours)
  return {
    onSale,
    leaving: counts.takenOff + withdrawn.shown + sold.shown,
    added,
    changed,
    unchanged: known - changed,
    ...counts,
    sold: sold.total,
    withdrawn: withdrawn.total,
    kept,
    held: { count: held.length, stockNumbers: held.map((car) => car.stock_number).slice(0, MAX_NAMED) },
    neverForSale,
    unprovenWasPrices,
  }
}

/** How many vehicles a statement took off the site, and how many of them visitors saw before. */
type Removed = { total: number; shown: number }
const none: Removed = { total: 0, shown: 0 }

/** A report names at most this many. */
const MAX_NAMED = 100

type KnownCounts = { known: number } & Pick<MergeEffect, 'returned' | 'takenOff' | 'takenOver' | 'takenFrom'>
const noneKnown: KnownCounts = { known: 0, returned: 0, takenOff: 0, takenOver: 0, takenFrom: null }
