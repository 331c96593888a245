import type { PictureCache } from '#integrations/images/port.ts'
import type { Log } from '../log.ts'

/**
 * A cache whose writes may fail: a full disk costs time, but visitors still get what could not be stored. It is logged once
 * when writes start to fail, and once when they succeed again.
 */
export function forgivingCache(cache: PictureCache, log: Log): PictureCache {
  let isFailing = false
  return {
    read: cache.read,
    async write(key, bytes) {
      try {
        await cache.write(key, bytes)
        if (isFailing) log.info({}, 'Pictures and documents are cached again')
        isFailing = false
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'Pictures and documents cannot be cached at the moment')
        isFailing = true
      }
    },
  }
}
