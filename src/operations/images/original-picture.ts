import { createHash } from 'node:crypto'
import { imageKind, isPhotograph } from '#domain/images/image-kind.ts'
import { isOwnPath } from '#domain/images/picture.ts'
import type { FetchPicture, PictureCache, PublicPictures } from '#integrations/images/port.ts'
import { recentFailures } from '../documents/recent-failures.ts'
import { singleFlight } from '../background/single-flight.ts'
import { workQueue } from '../background/work-queue.ts'

/** A picture as it was given to us. */
export type OriginalPicture = {
  /** Names the content: the same picture has the same key on every site. */
  contentKey: string
  isOurs: boolean
  read(): Promise<Uint8Array | null>
}

type Found = OriginalPicture | 'missing' | 'busy'

export type OriginalParts = {
  pictures: PublicPictures
  fetchPicture: FetchPicture
  cache: PictureCache
  now: () => Date
}

/** A dealer may put a better photograph at the same address; a day later we have it too. */
const ASK_AGAIN_MS = 24 * 60 * 60 * 1000

/** Finds pictures: our own among our files, those of a feed at their address or where we kept them. */
export function originalPictures(parts: OriginalParts): (src: string) => Promise<Found> {
  const { pictures, fetchPicture, cache, now } = parts
  const queue = workQueue({ atOnce: 16, waiting: 64 })
  const flight = singleFlight<Found>()
  const failures = recentFailures(now)

  function ourOwn(path: string): Found {
    const version = pictures.versionOf(path)
    if (version === null) return 'missing'
    return { contentKey: version, isOurs: true, read: () => pictures.read(path) }
  }

  async function fromElsewhere(address: string): Promise<Found> {
    const known = await knownOf(address)
    if (known && now().getTime() - known.fetchedAt < ASK_AGAIN_MS) return kept(address, known.contentKey)
    if (failures.has(address)) return known ? kept(address, known.contentKey) : 'missing'
    const found = await fetched(address)
    // Where it is gone or its server is down, what we have is better than nothing.
    return typeof found === 'string' && known ? kept(address, known.contentKey) : found
  }

  function kept(address: string, contentKey: string): OriginalPicture {
    return {
      contentKey,
      isOurs: false,
      async read() {
        const bytes = await cache.read(originalKey(contentKey))
        if (bytes) return bytes
        const again = await fetched(address)
        return typeof again === 'string' ? null : again.read()
      },
    }
  }

  function fetched(address: string): Promise<Found> {
    return flight(address, () => queue.run(() => fetchAndKeep(address)))
  }

  async function fetchAndKeep(address: string): Promise<Found> {
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
    return { contentKey, isOurs: false, read: () => Promise.resolve(bytes) }
  }

  async function knownOf(address: string) {
    const bytes = await cache.read(addressKey(address))
    return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as Known) : null
  }

  return (src) => (isOwnPath(src) ? Promise.resolve(ourOwn(src)) : fromElsewhere(src))
}

type Known = { contentKey: string; fetchedAt: number }

function originalKey(contentKey: string) {
  return `original ${contentKey}`
}

function addressKey(address: string) {
  return `address ${address}`
}
