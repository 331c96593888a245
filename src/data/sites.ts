import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Site, SiteDocument } from '#sites/site.ts'
import type { Db } from './database.ts'
import { createId } from './create-id.ts'
import { cars } from './tables/cars.ts'
import { dealerships, locations, siteHosts, sites, siteVersions } from './tables/sites.ts'

/** A site’s document as it was saved. */
export type SiteRecord = { id: string; slug: string; version: number; document: SiteDocument }

type SaveOutcome =
  | { outcome: 'saved'; record: SiteRecord; isNew: boolean }
  | { outcome: 'unchanged'; record: SiteRecord }
  | { outcome: 'refused'; path: (string | number)[]; reason: string }

/** The sites of the platform. This is the only store that is not bound to one site. */
export type SiteStore = {
  /** The version of every site's document. */
  versions(): Promise<Map<string, number>>
  findMany(ids: readonly string[]): Promise<SiteRecord[]>
  findBySlug(slug: string): Promise<SiteRecord | null>
  /**
   * Saves a checked document: the site, its domains, dealerships and locations change together, or not at all. A location or
   * dealership of vehicles for sale can only be removed by force, because the vehicles would lose it for good.
   */
  save(document: SiteDocument, site: Site, wish?: { force: boolean }): Promise<SaveOutcome>
  /** Deletes a site with all its data. */
  remove(id: string): Promise<void>
}

const columns = { id: sites.id, slug: sites.slug, version: sites.version, document: sites.document }

export function siteStore(db: Db): SiteStore {
  return {
    async versions() {
      const rows = await db.select({ id: sites.id, version: sites.version }).from(sites)
      return new Map(rows.map(({ id, version }) => [id, version]))
    },

    findMany: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select(columns)
            .from(sites)
            .where(inArray(sites.id, [...ids])),

    async findBySlug(slug) {
      const [record] = await db.select(columns).from(sites).where(eq(sites.slug, slug))
      return record ?? null
    },

    async remove(id) {
      await db.delete(sites).where(eq(sites.id, id))
    },

    save: (document, site, { force } = { force: false }) =>
      db.transaction(async (tx): Promise<SaveOutcome> => {
        const [current] = await tx.select(columns).from(sites).where(eq(sites.slug, site.slug)).for('update')
        if (current && isDeepStrictEqual(current.document, document))
          return { outcome: 'unchanged', record: current }

        const id = current?.id ?? createId()
        const taken = await hostsOfOthers(tx, id, site.hosts)
        const host = taken[0]
        if (host !== undefined) {
          return {
            outcome: 'refused',
            path: ['hosts', site.hosts.indexOf(host)],
            reason: `“${host}” belongs to another site`,
          }
        }

        const [left] = current && !force ? await leftBehind(tx, id, site) : []
        if (left) {
          const reason = `“${left.id}” is missing, but vehicles for sale belong to it (${left.vehicles})`
          return { outcome: 'refused', path: [left.list], reason }
        }

        const record = { id, slug: site.slug, version: (current?.version ?? 0) + 1, document }
        await tx
          .insert(sites)
          .values(record)
          .onConflictDoUpdate({
            target: sites.id,
            set: { version: record.version, document, updatedAt: new Date() },
          })
        await tx.insert(siteVersions).values({ siteId: id, version: record.version, document })
        await repeatForForeignKeys(tx, id, site)
        return { outcome: 'saved', record, isNew: !current }
      }),
  }
}

async function hostsOfOthers(tx: Db, id: string, hosts: string[]) {
  if (hosts.length === 0) return []
  const rows = await tx.select().from(siteHosts).where(inArray(siteHosts.host, hosts))
  return rows.filter(({ siteId }) => siteId !== id).map(({ host }) => host)
}

/** The locations and dealerships missing from the document that vehicles for sale belong to. */
async function leftBehind(tx: Db, siteId: string, site: Site) {
  const places = [
    { list: 'locations', column: cars.locationId, ids: site.locations.map(({ id }) => id) },
    { list: 'dealerships', column: cars.dealershipId, ids: site.dealerships.map(({ id }) => id) },
  ]
  const found = []
  for (const { list, column, ids } of places) {
    const rows = await tx
      .select({ id: column, vehicles: count() })
      .from(cars)
      .where(
        and(
          eq(cars.siteId, siteId),
          inArray(cars.status, ['in_stock', 'coming_soon']),
          isNotNull(column),
          notInArray(column, ids),
        ),
      )
      .groupBy(column)
    found.push(...rows.map((row) => ({ list, ...row })))
  }
  return found
}

/** Vehicles reference dealerships and locations. Removing one from the document clears it from its vehicles. */
async function repeatForForeignKeys(tx: Db, siteId: string, site: Site) {
  await tx.delete(siteHosts).where(eq(siteHosts.siteId, siteId))
  if (site.hosts.length > 0) await tx.insert(siteHosts).values(site.hosts.map((host) => ({ host, siteId })))

  const [dealershipIds, locationIds] = [
    site.dealerships.map(({ id }) => id),
    site.locations.map(({ id }) => id),
  ]
  await tx.delete(locations).where(and(eq(locations.siteId, siteId), notInArray(locations.id, locationIds)))
  await tx
    .delete(dealerships)
    .where(and(eq(dealerships.siteId, siteId), notInArray(dealerships.id, dealershipIds)))
  // Two dealerships may have swapped their slugs, and no slug may exist twice even for a moment.
  await tx
    .update(dealerships)
    .set({ slug: sql`'~' || id` })
    .where(eq(dealerships.siteId, siteId))
  const idOf = new Map(site.dealerships.map(({ slug, id }) => [slug, id]))
  for (const { id, slug, name } of site.dealerships) {
    await tx
      .insert(dealerships)
      .values({ siteId, id, slug, name })
      .onConflictDoUpdate({ target: [dealerships.siteId, dealerships.id], set: { slug, name } })
  }
  for (const { id, name, latitude, longitude, dealershipSlug } of site.locations) {
    const values = { name, latitude, longitude, dealershipId: idOf.get(dealershipSlug) ?? '' }
    await tx
      .insert(locations)
      .values({ siteId, id, ...values })
      .onConflictDoUpdate({ target: [locations.siteId, locations.id], set: values })
  }
}
