import { availableParallelism } from 'node:os'
import type { ImageRequest } from '#domain/images/image-address.ts'
import type { ImageFormat } from '#domain/images/image-format.ts'
import type { MakePicture } from '#integrations/images/port.ts'
import { contentPictures } from '../content/content-pictures.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Log } from '../log.ts'
import { forgivingCache } from './forgiving-cache.ts'
import { type OriginalParts, type OriginalPicture, originalPictures } from './original-picture.ts'
import { ownedPictures, type PictureOwner } from './owned-pictures.ts'
import { recentFailures } from '../documents/recent-failures.ts'
import { singleFlight } from '../background/single-flight.ts'
import { type Asker, workQueue } from '../background/work-queue.ts'

type ImageAnswer =
  | {
      outcome: 'served'
      bytes: Uint8Array
      /** A hash of the source and the settings. */
      key: string
      /** Whether the URL contains the version, so its content never changes. */
      isImmutable: boolean
    }
  | { outcome: 'missing' }
  | { outcome: 'busy' }

/** What a site's own pictures are known by. */
export type PictureDealer = PictureOwner & Pick<Dealership, 'site' | 'content' | 'textReader'>

/** Returns one of this site’s images in a format that the browser supports. */
export type ServeImage = (
  dealer: PictureDealer,
  request: ImageRequest,
  visitor: { address: string; formats: readonly ImageFormat[] },
) => Promise<ImageAnswer>

/** `gone` if the original has to be fetched again. */
type Made = Uint8Array | 'missing' | 'gone' | 'busy'

const resizeLimits = {
  // Leaves one processor for pages, so that they don't wait for picture work.
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 200,
  waitingPerDealer: 150,
  // An office behind one address, whose people open several pages that nobody has opened before.
  waitingPerAddress: 80,
  deferred: 500,
}

type Parts = OriginalParts & {
  makePicture: MakePicture
  /** Whether browsers that read AVIF get it once it is made. */
  makesAvif: boolean
  demo: boolean
  log: Log
}

export function imageServing(parts: Parts): ServeImage {
  const { makePicture, makesAvif, demo, log, now } = parts
  const cache = forgivingCache(parts.cache, log)
  const original = originalPictures({ ...parts, cache })
  const queue = workQueue<Made>(resizeLimits)
  const reading = singleFlight<Uint8Array | null>()
  const failures = recentFailures(now)
  const isOwnedBy = ownedPictures()

  async function converted(
    given: OriginalPicture,
    request: ImageRequest,
    format: ImageFormat,
    asker: Asker,
  ): Promise<ImageAnswer> {
    const key = pictureKey(given, request, format)
    const made =
      (await reading(key, () => cache.read(key))) ??
      (await queue.run(key, asker, () => make(given, request, format)))
    if (made === 'gone') {
      // Fetched before its next turn, so that no other picture waits for its server.
      const again = await given.fetchAgain(asker)
      return typeof again === 'string' ? { outcome: again } : converted(again, request, format, asker)
    }
    if (typeof made === 'string') return { outcome: made }
    return served(made, given, request, format)
  }

  async function make(
    given: OriginalPicture,
    { size, quality }: ImageRequest,
    format: ImageFormat,
  ): Promise<Made> {
    const key = pictureKey(given, { size, quality }, format)
    if (failures.has(key)) return 'missing'
    // It may have been made since it was asked for.
    const known = await cache.read(key)
    if (known) return known
    const bytes = await given.read()
    if (!bytes) return 'gone'
    const picture = await makePicture(bytes, { size, quality, format, mayBeDrawing: given.isOurs })
    if (!picture) {
      failures.add(key)
      return 'missing'
    }
    await cache.write(key, picture)
    return picture
  }

  /**
   * AVIF is half the size but takes ten times as long to encode: whole seconds for a large picture, enough for
   * a few visitors to stall the machine. So the first visitor gets WebP, and the AVIF is made when the queue is
   * idle.
   */
  function makeAvifLater(given: OriginalPicture, request: ImageRequest, asker: Asker) {
    const notMade = (err: unknown) => log.warn({ err }, 'An image could not be encoded as AVIF')
    queue.whenIdle(pictureKey(given, request, 'avif'), async () => {
      const made = await make(given, request, 'avif').catch(notMade)
      if (made === 'gone') void makeAvifOfFetched(given, request, asker).catch(notMade)
    })
  }

  async function makeAvifOfFetched(given: OriginalPicture, request: ImageRequest, asker: Asker) {
    const again = await given.fetchAgain(asker)
    if (typeof again !== 'string') makeAvifLater(again, request, asker)
  }

  return async (dealer, request, { address, formats: accepted }) => {
    const { src, size } = request
    // An icon is a PNG for every browser.
    const formats = size.fit === 'icon' ? [] : accepted
    const isAvifWanted = makesAvif && formats.includes('avif')
    const isOwn =
      isOnSite(src, dealer.site) ||
      (demo && src.startsWith('/demo-media/')) ||
      contentPictures(await dealer.content(), dealer.textReader).has(src) ||
      (await isOwnedBy(dealer, src))
    if (!isOwn) return { outcome: 'missing' }
    const asker = { dealer: dealer.siteId, address }
    const given = await original(src, asker)
    if (typeof given === 'string') return { outcome: given }

    const avif = isAvifWanted ? await cache.read(pictureKey(given, request, 'avif')) : null
    if (avif) return served(avif, given, request, 'avif')

    const answer = await converted(given, request, formats.includes('webp') ? 'webp' : 'plain', asker)
    if (isAvifWanted && answer.outcome === 'served') makeAvifLater(given, request, asker)
    return answer
  }
}

function served(
  bytes: Uint8Array,
  given: OriginalPicture,
  request: ImageRequest,
  format: ImageFormat,
): ImageAnswer {
  const isImmutable = request.version === given.contentKey
  return { outcome: 'served', bytes, key: pictureKey(given, request, format), isImmutable }
}

/** Whether the site's settings use this picture. */
function isOnSite(src: string, { logo, icon, locations, promotions, stock }: Dealership['site']) {
  const pictures = [...locations, ...promotions.marketingCards].map(({ image }) => image)
  return [logo?.url, icon?.url, stock.defaultPicture, ...pictures].includes(src)
}

/**
 * Part of every key. Raise it when pictures are encoded differently, so that old ones are no longer served.
 */
const ENCODING_VERSION = 1

function pictureKey(
  { contentKey }: OriginalPicture,
  { size, quality }: Pick<ImageRequest, 'size' | 'quality'>,
  format: ImageFormat,
) {
  return `${ENCODING_VERSION} ${contentKey} ${size.width ?? ''}x${size.height ?? ''} ${quality} ${format}`
}
