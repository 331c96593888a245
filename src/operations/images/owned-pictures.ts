import { LRUCache } from 'lru-cache'
import { isOutage } from '#data/outage/database-unavailable.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The pictures of vehicles that are asked for most: about ten megabytes. */
const MAX_ENTRIES = 50_000

/** A site, its newest revision that is known, and its vehicles. */
export type PictureOwner = Pick<Dealership, 'siteId' | 'revision'> & {
  cars: Pick<Dealership['cars'], 'ownsImage'>
}

/**
 * Whether a vehicle of the site has this picture. Each revision of a site is asked once, because every change of a vehicle
 * raises it. In an outage the database can't be asked, so what it said last still counts. Only pictures that the site has are
 * remembered: requests for others would push them out.
 */
export function ownedPictures(maxEntries = MAX_ENTRIES) {
  const revisions = new LRUCache<string, number | 'unknown'>({ max: maxEntries })
  return async ({ siteId, revision, cars }: PictureOwner, src: string): Promise<boolean> => {
    const key = `${siteId} ${src}`
    const known = revisions.get(key)
    if (known !== undefined && known === revision) return true
    try {
      const isOwned = await cars.ownsImage(src)
      if (isOwned) revisions.set(key, revision ?? 'unknown')
      else revisions.delete(key)
      return isOwned
    } catch (error) {
      if (known !== undefined && isOutage(error)) return true
      throw error
    }
  }
}
