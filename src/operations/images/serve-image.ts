import { availableParallelism } from 'node:os'
import type { ImageRequest } from '#domain/images/image-address.ts'
import type { ImageFormat } from '#domain/images/image-format.ts'
import type { MakePicture } from '#integrations/images/port.ts'
import { contentPictures } from '../content/content-pictures.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Log } from '../log.ts'
import { type OriginalParts, type OriginalPicture, originalPictures } from './original-picture.ts'
import { ownedPictures, type PictureOwner } from './owned-pictures.ts'
import { recentFailures } from '../documents/recent-failures.ts'
import { singleFlight } from '../background/single-flight.ts'
import { workQueue } from '../background/work-queue.ts'

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
  formats: readonly ImageFormat[],
) => Promise<ImageAnswer>

/** Leaves one processor for pages, so that they don't wait for picture work. */
const picturesAtOnce = Math.max(1, availableParallelism() - 1)

type Parts = OriginalParts & {
  makePicture: MakePicture
  /** Whether browsers that read AVIF get it once it is made. */
  makesAvif: boolean
  demo: boolean
  log: Log
}

export function imageServing(parts: Parts): ServeImage {
  const { cache, makePicture, makesAvif, demo, log, now } = parts
  const original = originalPictures(parts)
  const queue = workQueue({ atOnce: picturesAtOnce, waiting: 200, deferred: 500 })
  const flight = singleFlight<Uint8Array | 'missing' | 'busy'>()
  const failures = recentFailures(now)
  const isOwnedBy = ownedPictures()

  function made(given: OriginalPicture, request: ImageRequest, format: ImageFormat) {
    const key = pictureKey(given, request, format)
    return flight(key, async () => (await cache.read(key)) ?? queue.run(() => make(given, request, format)))
  }

  async function make(given: OriginalPicture, { size, quality }: ImageRequest, format: ImageFormat) {
    const key = pictureKey(given, { size, quality }, format)
    if (failures.has(key)) return 'missing'
    const bytes = await given.read()
    const picture = bytes && (await makePicture(bytes, { size, quality, format, mayBeDrawing: given.isOurs }))
    if (!picture) {
      failures.add(key)
      return 'missing'
    }
    await store(key, picture)
    return picture
  }

  /** A full disk costs time, but visitors still get the picture. */
  async function store(key: string, picture: Uint8Array) {
    await cache
      .write(key, picture)
      .catch((err: unknown) => log.warn({ err }, 'A picture could not be cached'))
  }

  /**
   * AVIF is half the size but takes ten times as long to encode: whole seconds for a large picture, enough for
   * a few visitors to stall the machine. So the first visitor gets WebP, and the AVIF is made when the queue is
   * idle.
   */
  function makeAvifLater(given: OriginalPicture, request: ImageRequest) {
    const key = pictureKey(given, request, 'avif')
    queue.whenIdle(key, async () => {
      try {
        if (!(await cache.read(key))) await make(given, request, 'avif')
      } catch (err) {
        log.warn({ err }, 'An image could not be encoded as AVIF')
      }
    })
  }

  return async (dealer, request, accepted) => {
    const { src, version, size } = request
    // An icon is a PNG for every browser.
    const formats = size.fit === 'icon' ? [] : accepted
    const isAvifWanted = makesAvif && formats.includes('avif')
    const isOwn =
      isOnSite(src, dealer.site) ||
      (demo && src.startsWith('/demo-media/')) ||
      contentPictures(await dealer.content(), dealer.textReader).has(src) ||
      (await isOwnedBy(dealer, src))
    if (!isOwn) return { outcome: 'missing' }
    const given = await original(src)
    if (typeof given === 'string') return { outcome: given }
    const isImmutable = version === given.contentKey

    const avifKey = pictureKey(given, request, 'avif')
    const avif = isAvifWanted ? await cache.read(avifKey) : null
    if (avif) return { outcome: 'served', bytes: avif, key: avifKey, isImmutable }

    const format = formats.includes('webp') ? 'webp' : 'plain'
    const bytes = await made(given, request, format)
    if (typeof bytes === 'string') return { outcome: bytes }
    if (isAvifWanted) makeAvifLater(given, request)
    return { outcome: 'served', bytes, key: pictureKey(given, request, format), isImmutable }
  }
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
