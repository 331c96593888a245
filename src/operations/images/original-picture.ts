import { createHash } from 'node:crypto'
import { imageKind, isPhotograph } from '#domain/images/image-kind.ts'
import { isOwnPath } from '#domain/images/picture.ts'
import type { FetchPicture, PictureCache, PublicPictures } from '#integrations/images/port.ts'
import { recentFailures } from '../documents/recent-failures.ts'
import { type Asker, workQueue } from '../background/work-queue.ts'

/** A picture in its original form. */
export type OriginalPicture = {
  /** A hash of the content: the same picture has the same key on every site. */
  contentKey: string
  isOurs: boolean
  /** `null` if it is gone from where it was. */
  read(): Promise<Uint8Array | null>
  /** Fetches it from its server once more. */
  fetchAgain(asker: Asker): Promise<Found>
}

type Found = OriginalPicture | 'missing' | 'busy'

export type OriginalParts = {
  pictures: PublicPictures
  fetchPicture: FetchPicture
  cache: PictureCache
  now: () => Date
}

/** A server that hangs leaves other dealers most of the places. */
const fetchLimits = {
  atOnce: 16,
  atOnceOneDealer: 6,
  waiting: 200,
  waitingPerDealer: 100,
  waitingPerAddress: 80,
}

/** A dealer may replace a photo at the same URL. We fetch it again after a day. */
const REFETCH_AFTER_MS = 24 * 60 * 60 * 1000

/** Finds pictures: ours among the public files, a feed's in the cache or at its URL. */
export function originalPictures(parts: OriginalParts): (src: string, asker: Asker) => Promise<Found> {
  const { pictures, fetchPicture, cache, now } = parts
  const queue = workQueue<Found>(fetchLimits)
  const failures = recentFailures(now)

  function localPicture(path: string): Found {
    const version = pictures.versionOf(path)
    if (version === null) return 'missing'
    const read = () => pictures.read(path)
    return { contentKey: version, isOurs: true, read, fetchAgain: () => Promise.resolve('missing') }
  }

  async function remotePicture(address: string, asker: Asker): Promise<Found> {
    const known = await cacheEntry(address)
    if (known && now().getTime() - known.fetchedAt < REFETCH_AFTER_MS)
      return cached(address, known.contentKey)
    const found = await fetched(address, asker)
    // If the picture or its server is gone, the cached copy is better than nothing.
    return typeof found === 'string' && known ? cached(address, known.contentKey) : found
  }

  function cached(address: string, contentKey: string): OriginalPicture {
    const read = () => cache.read(originalKey(contentKey))
    return { contentKey, isOurs: false, read, fetchAgain: (asker) => fetched(address, asker) }
  }

  function fetched(address: string, asker: Asker): Promise<Found> {
    if (failures.has(address)) return Promise.resolve('missing')
    return queue.run(address, asker, () => fetchAndCache(address))
  }

  async function fetchAndCache(address: string): Promise<Found> {
    const answer = await fetchPicture(address)
    if (answer.outcome === 'refused' || !isPhotograph(imageKind(answer.bytes))) {
      failures.add(address)
      return 'missing'
    }
    const { bytes } = answer
    const contentKey = createHash('sha256').update(bytes).digest('hex')
    await cache.write(originalKey(contentKey), bytes)
    await cache.write(
      addressKey(address),
      Buffer.from(JSON.stringify({ contentKey, fetchedAt: now().getTime() })),
    )
    const read = () => Promise.resolve(bytes)
    return { contentKey, isOurs: false, read, fetchAgain: (asker) => fetched(address, asker) }
  }

  async function cacheEntry(address: string) {
    const bytes = await cache.read(addressKey(address))
    return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as Known) : null
  }

  return (src, asker) => (isOwnPath(src) ? Promise.resolve(localPicture(src)) : remotePicture(src, asker))
}

type Known = { contentKey: string; fetchedAt: number }

function originalKey(contentKey: string) {
  return `original ${contentKey}`
}

function addressKey(address: string) {
  return `address ${address}`
}
