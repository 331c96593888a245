import { createHash } from 'node:crypto'
import type { Car } from '#domain/cars/car.ts'
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
import type { ServeImage } from '../images/serve-image.ts'
import { singleFlight } from '../background/single-flight.ts'
import { workQueue } from '../background/work-queue.ts'

/** What is drawn of a vehicle when somebody asks for it. */
export type CarDocument = {
  /** Names what it was drawn from: another price, picture or day is another print. */
  key: string
  /** `busy` when too many wait already. */
  draw(): Promise<Uint8Array | 'busy'>
}

type DocumentDealer = Pick<Dealership, 'site' | 'picture' | 'now'> & {
  cars: Pick<Dealership['cars'], 'ownsImage'>
}

export type CarDocuments = {
  /** What is taken along on paper; `address` is that of the vehicle's page. */
  brochure(car: Car, dealer: DocumentDealer, address: string): CarDocument
  /** What is seen where the page is passed on. */
  socialCard(car: Car, dealer: DocumentDealer): CarDocument
}

type Parts = {
  serveImage: ServeImage
  makeBrochure: MakeBrochure
  makeSocialCard: MakeSocialCard
  /** What stands in for a vehicle without a photograph. */
  outlines: Pick<PublicPictures, 'read'>
  cache: PictureCache
  log: Log
}

/** Part of every key: raised when prints are drawn differently, so that none drawn in the old way is given out. */
const DRAWING = 1
const BROCHURE_PHOTOS = 5

/**
 * Prints are kept until something that stands on them changes. Drawing takes a tenth of a second of the only thread that
 * answers visitors, so few are drawn at a time and not many may wait, with what their pictures take of the memory.
 */
export function carDocuments(parts: Parts): CarDocuments {
  const { serveImage, makeBrochure, makeSocialCard, outlines, cache, log } = parts
  const queue = workQueue({ atOnce: 2, waiting: 30 })
  const flight = singleFlight<Uint8Array | 'busy'>()

  function document({ site, now }: DocumentDealer, seen: unknown, make: Make): CarDocument {
    // A dealer may put a better photograph at the same address; a day later it is on the prints, too.
    const text = JSON.stringify([DRAWING, dayIn(site.timeZone, now()), seen])
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    return { key, draw: () => flight(key, () => drawn(`print ${key}`, make)) }
  }

  async function drawn(key: string, make: Make) {
    const known = await cache.read(key)
    if (known) return known
    const answer = await queue.run(make)
    if (answer === 'busy' || answer.bytes === null) return 'busy'
    if (answer.isComplete) await keep(key, answer.bytes)
    return answer.bytes
  }

  async function keep(key: string, bytes: Uint8Array) {
    await cache.write(key, bytes).catch((err: unknown) => log.warn({ err }, 'A print could not be kept'))
  }

  /** The pictures that can be had. One that cannot is left out, and then the print is not kept: it may come later. */
  async function pictures(dealer: DocumentDealer, wishes: PictureWish[]) {
    const answers = await Promise.all(wishes.map((wish) => serveImage(dealer, wish, ['webp'])))
    return {
      isBusy: answers.some(({ outcome }) => outcome === 'busy'),
      isComplete: answers.every(({ outcome }) => outcome === 'served'),
      bytes: answers.map((answer) => (answer.outcome === 'served' ? answer.bytes : null)),
    }
  }

  return {
    brochure(car, dealer, address) {
      const facts = brochureFacts(car, dealer, address)
      const photos = photosOf(car, dealer).slice(0, BROCHURE_PHOTOS)
      const logo = dealer.site.logo ? dealer.picture(dealer.site.logo.url) : null
      return document(dealer, { facts, photos, logo }, async () => {
        const wishes = photos.map((photo, index) => wish(photo, index === 0 ? LARGE : SMALL))
        const had = await pictures(dealer, [...(logo ? [wish(logo, namedSizes.logo)] : []), ...wishes])
        if (had.isBusy) return { bytes: null, isComplete: false }
        const bytes = await makeBrochure(facts, {
          photos: had.bytes.slice(logo ? 1 : 0).filter((one) => one !== null),
          outline: await outlines.read(defaultPicture(car)),
          logo: (logo && had.bytes[0]) ?? null,
        })
        return { bytes, isComplete: had.isComplete }
      })
    },

    socialCard(car, dealer) {
      const facts = socialCardFacts(car, dealer.site)
      const photos = photosOf(car, dealer).slice(0, 1)
      return document(dealer, { facts, photos }, async () => {
        const had = await pictures(
          dealer,
          photos.map((photo) => wish(photo, LARGE)),
        )
        if (had.isBusy) return { bytes: null, isComplete: false }
        const picture = had.bytes[0] ?? (await outlines.read(defaultPicture(car)))
        return { bytes: await makeSocialCard(facts, picture), isComplete: had.isComplete }
      })
    },
  }
}

type Make = () => Promise<{ bytes: Uint8Array | null; isComplete: boolean }>
type PictureWish = ImageRequest

const LARGE = { width: 1280, height: null, fit: 'inside' } as const
const SMALL = { width: 320, height: null, fit: 'inside' } as const

function wish(
  { src, version }: Pick<ImageRequest, 'src' | 'version'>,
  size: ImageRequest['size'],
): ImageRequest {
  return { src, version, size, quality: 80 }
}

function photosOf({ images, primaryImageUrl }: Car, { picture }: DocumentDealer) {
  const sources = images.length > 0 ? images : [primaryImageUrl].filter((url) => url !== null)
  return sources.map(picture).filter((photo) => photo !== null)
}
