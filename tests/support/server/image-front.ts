import { noContent } from '../samples/no-content.ts'
import { type Dirent, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import { diskCache } from '#integrations/images/disk-cache.ts'
import type { FetchedPicture } from '#integrations/images/port.ts'
import { publicPictures } from '#integrations/images/public-pictures.ts'
import { makePicture } from '#integrations/images/sharp-pictures.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { imageServing } from '#operations/images/serve-image.ts'
import { Site } from '#sites/site.ts'
import { chermside } from '../samples/sample-places.ts'
import { frontApp, twoDealers } from './front.ts'
import { silentLog } from './silent-log.ts'
import { temporaryFolder } from '../temporary-folder.ts'

type Options = {
  demo?: boolean
  makesAvif?: boolean
  /** The pictures of each dealer’s vehicles. */
  ofHarbour?: string[]
  ofSummit?: string[]
  /** The pictures of Harbour’s advertisements. */
  advertised?: string[]
  /** The pictures of Harbour’s locations. */
  ofPlaces?: string[]
  elsewhere?: Record<string, Buffer>
  folder?: string
}

export const cutOut = '/demo-media/ute.webp'
export const drawing = '/demo-media/logo.svg'

/** The app with Harbour and Summit, real pictures, a real cache and a fake picture server. */
export async function imageFront({
  demo = false,
  makesAvif = true,
  ofHarbour = [],
  ofSummit = [],
  advertised = [],
  ofPlaces = [],
  elsewhere = {},
  folder,
}: Options = {}) {
  const cacheFolder = folder ?? temporaryFolder()
  const made: string[] = []
  const fetched: string[] = []
  let now = new Date('2026-03-10T12:00:00+10:00')
  let isDatabaseAway = false
  let isDiskFull = false
  let [held, released] = ['none', Promise.resolve()]
  const cache = diskCache(cacheFolder, 50_000_000)

  const pictures = publicPictures(await publicFolder(), ['demo-media'])
  const serveImage = imageServing({
    pictures,
    async fetchPicture(address): Promise<FetchedPicture> {
      fetched.push(address)
      if (address.startsWith(held)) await released
      const bytes = elsewhere[address]
      return bytes ? { outcome: 'fetched', bytes } : { outcome: 'refused', reason: 'answered 404' }
    },
    makePicture(given, request) {
      made.push(`${request.format} ${request.size.width}`)
      return makePicture(given, request)
    },
    cache: { ...cache, write: (...given) => (isDiskFull ? Promise.reject(diskFull) : cache.write(...given)) },
    makesAvif,
    demo,
    log: silentLog,
    now: () => now,
  })

  const filesKept = () =>
    readdirSync(cacheFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

  const { app } = frontApp({
    serveImage,
    dealerships: {
      ...twoDealers,
      async forHost(host) {
        const dealer = await twoDealers.forHost(host)
        const isHarbour = host.startsWith('harbour')
        const owned = isHarbour ? ofHarbour : ofSummit
        const cars = {
          async ownsImage(address: string) {
            if (isDatabaseAway) throw new DatabaseUnavailable()
            return owned.includes(address)
          },
        }
        return (
          dealer &&
          ({
            ...dealer,
            ...noContent,
            cars,
            revision: 1,
            site: isHarbour ? siteWith(dealer.site, { advertised, ofPlaces }) : dealer.site,
          } as Dealership)
        )
      },
    },
  })

  return {
    made,
    fetched,
    cacheFolder,
    databaseGoesAway: () => void (isDatabaseAway = true),
    fillDisk: () => void (isDiskFull = true),
    /** A server answers from the time that the returned function is called. */
    holdServer(origin: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ;[held, released] = [origin, promise]
      return resolve
    },
    /** Deletes the largest file of the cache, which is an original. */
    evictOriginal() {
      const [largest] = filesKept().toSorted((one, other) => sizeOf(other) - sizeOf(one))
      if (largest) rmSync(pathOf(largest))
    },
    versionOf: pictures.versionOf,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    filesKept,
    async ask(query: string, { site = 'harbour', accept = 'image/webp', ...init }: Asking = {}) {
      const headers = { accept, ...init.headers }
      return app.request(`http://${site}.localhost/images?${query}`, { ...init, headers })
    },
  }
}

const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)
const sizeOf = (file: Dirent) => statSync(pathOf(file)).size

type Pictures = Required<Pick<Options, 'advertised' | 'ofPlaces'>>

function siteWith(site: Site, { advertised, ofPlaces }: Pictures) {
  const marketingCards = advertised.map((image) => ({ image, alt: 'An offer', link: '/offers' }))
  const locations = ofPlaces.map((image) => ({ ...chermside, image }))
  return Site.parse({ ...site, locations, promotions: { marketingCards } })
}

type Asking = { site?: string; accept?: string; method?: string; headers?: Record<string, string> }

async function publicFolder() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'demo-media'))
  const see = { create: { width: 96, height: 64, channels: 4, background: '#c808' } } as const
  writeFileSync(join(folder, cutOut), await sharp(see).webp().toBuffer())
  writeFileSync(join(folder, drawing), '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')
  writeFileSync(join(folder, 'secret.png'), await sharp(see).png().toBuffer())
  return folder
}
