import { createHash } from 'node:crypto'
import type { Car } from '#domain/cars/car.ts'
import { carPictures } from '#domain/cars/car-pictures.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import { namedSizes } from '#domain/images/image-size.ts'
import type { ImageRequest } from '#domain/images/image-address.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { MakeBrochure } from '#integrations/brochures/port.ts'
import type { PictureCache, PublicPictures } from '#integrations/images/port.ts'
import type { MakeSocialCard } from '#integrations/social-cards/port.ts'
import { brochureFacts } from './car-brochure.ts'
import { socialCardFacts } from './car-social-card.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Log } from '../log.ts'
import { forgivingCache } from '../images/forgiving-cache.ts'
import type { PictureDealer, ServeImage } from '../images/serve-image.ts'
import { singleFlight } from '../background/single-flight.ts'
import { workQueue } from '../background/work-queue.ts'

/** A document of a vehicle that is drawn on request. */
export type CarDocument = {
  /** A hash of the content: another price, picture or day gives another key. */
  key: string
  /** `busy` when the queue is full. */
  draw(): Promise<Uint8Array | 'busy'>
}

type DocumentDealer = PictureDealer & Pick<Dealership, 'picture' | 'now'>

export type CarDocuments = {
  /** The printable brochure; `address` is the URL of the vehicle's page. */
  brochure(car: Car, dealer: DocumentDealer, address: string): CarDocument
  /** The picture that a shared link to the page shows. */
  socialCard(car: Car, dealer: DocumentDealer): CarDocument
}

/** What it takes to draw the documents of a vehicle. */
export type DocumentDesk = DocumentDealer & { documents: CarDocuments }

type Parts = {
  serveImage: ServeImage
  makeBrochure: MakeBrochure
  makeSocialCard: MakeSocialCard
  /** Drawings for vehicles without a photo. */
  outlines: Pick<PublicPictures, 'read'>
  cache: PictureCache
  log: Log
}

/** Part of every key. Raise it when documents are drawn differently, so that old ones are no longer served. */
const DRAWING_VERSION = 1
const BROCHURE_PHOTOS = 5

/** Documents take turns by dealer alone, because an address may ask for few. */
const ASKER = 'documents'
const visitor = { address: ASKER, formats: ['webp'] } as const

/**
 * Documents are cached until their content changes. Drawing takes a tenth of a second of the only thread that
 * serves visitors, so few are drawn at a time, and one for each dealer. The queue is short because waiting work holds pictures in
 * memory.
 */
export function carDocuments(parts: Parts): CarDocuments {
  const { serveImage, makeBrochure, makeSocialCard, outlines } = parts
  const cache = forgivingCache(parts.cache, parts.log)
  const queue = workQueue<Made>({
    atOnce: 2,
    atOnceOneDealer: 1,
    waiting: 30,
    waitingPerDealer: 20,
    waitingPerAddress: Infinity,
  })
  const flight = singleFlight<Uint8Array | 'busy'>()

  function document({ siteId, site, now }: DocumentDealer, content: unknown, make: Make): CarDocument {
    // A dealer may replace a photo at the same URL. The day in the key renews the documents by the next day.
    const text = JSON.stringify([DRAWING_VERSION, dayIn(site.timeZone, now()), content])
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    return { key, draw: () => flight(key, () => drawn(`print ${key}`, siteId, make)) }
  }

  async function drawn(key: string, dealer: string, make: Make) {
    const known = await cache.read(key)
    if (known) return known
    const result = await queue.run(key, { dealer, address: ASKER }, make)
    if (result === 'busy' || result.bytes === null) return 'busy'
    if (result.isComplete) await cache.write(key, result.bytes)
    return result.bytes
  }

  /**
   * The available pictures. A missing one is left out and the document isn't cached, because the picture may
   * come later.
   */
  async function pictures(dealer: DocumentDealer, requests: ImageRequest[]) {
    const results = await Promise.all(requests.map((request) => serveImage(dealer, request, visitor)))
    return {
      isBusy: results.some(({ outcome }) => outcome === 'busy'),
      isComplete: results.every(({ outcome }) => outcome === 'served'),
      bytes: results.map((result) => (result.outcome === 'served' ? result.bytes : null)),
    }
  }

  return {
    brochure(car, dealer, address) {
      const facts = brochureFacts(car, dealer, address)
      const photos = photosOf(car, dealer, BROCHURE_PHOTOS)
      const logo = dealer.site.logo ? dealer.picture(dealer.site.logo.url) : null
      return document(dealer, { facts, photos, logo }, async () => {
        const requests = photos.map((photo, index) => imageRequest(photo, index === 0 ? LARGE : SMALL))
        const loaded = await pictures(dealer, [
          ...(logo ? [imageRequest(logo, namedSizes.logo)] : []),
          ...requests,
        ])
        if (loaded.isBusy) return { bytes: null, isComplete: false }
        const bytes = await makeBrochure(facts, {
          photos: loaded.bytes.slice(logo ? 1 : 0).filter((one) => one !== null),
          outline: await outlines.read(defaultPicture(car)),
          logo: (logo && loaded.bytes[0]) ?? null,
        })
        return { bytes, isComplete: loaded.isComplete }
      })
    },

    socialCard(car, dealer) {
      const facts = socialCardFacts(car, dealer.site)
      const photos = photosOf(car, dealer, 1)
      return document(dealer, { facts, photos }, async () => {
        const loaded = await pictures(
          dealer,
          photos.map((photo) => imageRequest(photo, LARGE)),
        )
        if (loaded.isBusy) return { bytes: null, isComplete: false }
        const picture = loaded.bytes[0] ?? (await outlines.read(defaultPicture(car)))
        return { bytes: await makeSocialCard(facts, picture), isComplete: loaded.isComplete }
      })
    },
  }
}

type Made = { bytes: Uint8Array | null; isComplete: boolean }
type Make = () => Promise<Made>

const LARGE = { width: 1280, height: null, fit: 'inside' } as const
const SMALL = { width: 320, height: null, fit: 'inside' } as const

function imageRequest(
  { src, version }: Pick<ImageRequest, 'src' | 'version'>,
  size: ImageRequest['size'],
): ImageRequest {
  return { src, version, size, quality: 80 }
}

/** The pictures of a vehicle, or the dealer’s own picture for one without. */
function photosOf(car: Car, { picture, site }: DocumentDealer, max: number) {
  const photos = carPictures(car, picture, max)
  if (photos.length > 0 || site.stock.defaultPicture === null) return photos
  return [picture(site.stock.defaultPicture)].filter((photo) => photo !== null)
}
