import { availableParallelism } from 'node:os'
import type { ImageRequest } from '#domain/images/image-address.ts'
import type { ImageFormat } from '#domain/images/image-format.ts'
import type { MakePicture } from '#integrations/images/port.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Log } from '../log.ts'
import { type OriginalParts, type OriginalPicture, originalPictures } from './original-picture.ts'
import { recentFailures } from '../documents/recent-failures.ts'
import { singleFlight } from '../background/single-flight.ts'
import { workQueue } from '../background/work-queue.ts'

type ImageAnswer =
  | {
      outcome: 'served'
      bytes: Uint8Array
      /** Names what these bytes were made from and how. */
      key: string
      /** Whether the address names this very content, and can therefore never mean another. */
      isImmutable: boolean
    }
  | { outcome: 'missing' }
  | { outcome: 'busy' }

/** Answers with a picture of this dealer's, written in one of the formats that the browser reads. */
export type ServeImage = (
  dealer: Pick<Dealership, 'site'> & { cars: Pick<Dealership['cars'], 'ownsImage'> },
  request: ImageRequest,
  formats: readonly ImageFormat[],
) => Promise<ImageAnswer>

/** One processor is left for pages: nobody should wait for them because somebody else’s pictures are being made. */
const picturesAtOnce = Math.max(1, availableParallelism() - 1)

type Parts = OriginalParts & { makePicture: MakePicture; demo: boolean; log: Log }

export function imageServing(parts: Parts): ServeImage {
  const { cache, makePicture, demo, log, now } = parts
  const original = originalPictures(parts)
  const queue = workQueue({ atOnce: picturesAtOnce, waiting: 200, forLater: 500 })
  const flight = singleFlight<Uint8Array | 'missing' | 'busy'>()
  const failures = recentFailures(now)

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
    await keep(key, picture)
    return picture
  }

  /** A full disk costs time, and no visitor a picture. */
  async function keep(key: string, picture: Uint8Array) {
    await cache.write(key, picture).catch((err: unknown) => log.warn({ err }, 'A picture could not be kept'))
  }

  /**
   * AVIF is half the size and takes ten times as long to make: whole seconds for a large picture, with which a few
   * visitors could stop the machine. So nobody waits for it: who asks first gets WebP, and once it is quiet the AVIF is
   * made for those who come after.
   */
  function makeAvifLater(given: OriginalPicture, request: ImageRequest) {
    const key = pictureKey(given, request, 'avif')
    queue.whenQuiet(key, async () => {
      try {
        if (!(await cache.read(key))) await make(given, request, 'avif')
      } catch (err) {
        log.warn({ err }, 'A picture could not be made in AVIF')
      }
    })
  }

  return async ({ cars, site }, request, formats) => {
    const { src, version } = request
    const isOwn =
      isOnSite(src, site) || (demo && src.startsWith('/demo-media/')) || (await cars.ownsImage(src))
    if (!isOwn) return { outcome: 'missing' }
    const given = await original(src)
    if (typeof given === 'string') return { outcome: given }
    const isImmutable = version === given.contentKey

    const avifKey = pictureKey(given, request, 'avif')
    const avif = formats.includes('avif') ? await cache.read(avifKey) : null
    if (avif) return { outcome: 'served', bytes: avif, key: avifKey, isImmutable }

    const format = formats.includes('webp') ? 'webp' : 'plain'
    const bytes = await made(given, request, format)
    if (typeof bytes === 'string') return { outcome: bytes }
    if (formats.includes('avif')) makeAvifLater(given, request)
    return { outcome: 'served', bytes, key: pictureKey(given, request, format), isImmutable }
  }
}

/** Whether the dealer's own document shows it. */
function isOnSite(src: string, { logo, promotions }: Dealership['site']) {
  return src === logo?.url || promotions.marketingCards.some(({ image }) => image === src)
}

/** Part of every key: raised when pictures are made differently, so that none made in the old way is served. */
const MAKING = 1

function pictureKey(
  { contentKey }: OriginalPicture,
  { size, quality }: Pick<ImageRequest, 'size' | 'quality'>,
  format: ImageFormat,
) {
  return `${MAKING} ${contentKey} ${size.width ?? ''}x${size.height ?? ''} ${quality} ${format}`
}
