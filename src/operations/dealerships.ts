import { changeLog } from '#data/changes.ts'
import { forgetProofs } from '#data/proofs.ts'
import type { Db } from '#data/database.ts'
import { type SiteStores, siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { forgetLooks } from '#data/views.ts'
import { isOwnPath, isPictureSource, type Picture } from '#domain/images/picture.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Captchas } from '#integrations/captcha/port.ts'
import type { Gazetteer } from '#integrations/geocoding/port.ts'
import type { PublicPictures } from '#integrations/images/port.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import type { SearchEngine } from '#search/port.ts'
import { vehicles } from '#search/vehicles.ts'
import type { Dealership } from './dealership.ts'
import { withApproximateTotal } from './approximate-total.ts'
import type { CarPrints } from './car-prints.ts'
import { chosenSearch } from './chosen-search.ts'
import type { Log } from './log.ts'
import { type SearchEvents, type SearchPatience, usualPatience } from './outage.ts'
import { chosenEngine, noOtherEngines, type OtherEngines } from './search-engines.ts'
import { type Seal, sealWith } from './seal.ts'
import { searchKeeper } from './search-keeper.ts'
import { sentLately } from './sent-lately.ts'
import { type RunningSite, siteDirectory } from './site-directory.ts'
import { sitePlaces } from './site-places.ts'
import { stockWordsKept } from './stock-words-kept.ts'
import {
  type VehicleIndex,
  type VehicleRequest,
  type VehicleSearch,
  visibleVehicles,
} from './vehicle-search.ts'

/** All dealers that this process serves. */
export type Dealerships = {
  /** The dealer who answers at this host name (small letters, without a port), or `null`. */
  forHost(host: string): Promise<Dealership | null>
  /** The dealer with this site, for what is done for them later; `null` when the site is gone. */
  ofSite(siteId: string): Dealership | null
  all(): RunningSite[]
  /** Fills the index of the site's engine from the database; `null` when there is no such site. */
  fillSearch(slug: string, onVehicle: () => void): Promise<{ engine: string; visible: number } | null>
  /** Catches up with what changed in the database: sites and vehicles. */
  refresh(): Promise<void>
  /** Forgets changes that are older than a day; a process that was away for longer looks at everything anew. */
  forgetOldChanges(): Promise<void>
  /** Forgets who looked at which vehicle before today, wherever the dealer is. */
  forgetOldLooks(): Promise<void>
  /** Forgets proofs of being a person that are too old to be taken. */
  forgetOldProofs(): Promise<void>
  /** Throws when the database does not answer. */
  check(): Promise<void>
}

type Parts = {
  db: Db
  /** The built-in engine: what sites are searched with unless they chose another one, or that one is away. */
  engine: SearchEngine
  others?: OtherEngines
  /** Whether the built-in engine answers where the chosen one does not. */
  mayFallBack?: boolean
  searchPatience?: SearchPatience
  searchEvents?: SearchEvents
  gazetteer: Gazetteer
  baseDomains: readonly string[]
  pictures: Pick<PublicPictures, 'versionOf'>
  /** Who serves pages has them drawn. */
  prints?: CarPrints
  /** Who serves pages tells people from programs. */
  captchas?: Captchas
  /** Where a demonstration keeps what it would have sent. */
  sandbox?: SandboxMessages | null
  log: Log
  now?: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Twelve hours behind Greenwich, by the odd sign of such names. */
const LAST_TO_SEE_A_DAY_END = 'Etc/GMT+12'

export async function openDealerships({
  db,
  engine,
  others = noOtherEngines,
  mayFallBack = true,
  searchPatience = usualPatience,
  searchEvents = nobodyCounts,
  gazetteer,
  baseDomains,
  pictures,
  prints = nothingDrawn,
  captchas = () => null,
  sandbox = null,
  log,
  now = () => new Date(),
}: Parts): Promise<Dealerships> {
  const changes = changeLog(db)
  const directory = siteDirectory(siteStore(db), baseDomains, log)
  const carsOf = (siteId: string) => siteStores(db, siteId).cars
  const keep = (index: VehicleIndex, isUsedBy: (site: RunningSite) => boolean) => ({
    index,
    keeper: searchKeeper({ index, changes, directory, carsOf, isUsedBy }),
  })
  const builtIn = keep(await engine.open(vehicles), () => true)
  const chosen = chosenSearch({ others, keep, patience: searchPatience, events: searchEvents, log })
  const wordsOf = stockWordsKept()
  const seals = new Map<string, Seal>()
  const sent = sentLately()
  await directory.refresh()

  const searchOf = async (running: RunningSite, request: VehicleRequest, asked?: AbortSignal) => {
    const scope = { tenant: running.id, visible: visibleVehicles(running.site, now()) }
    const work = (index: VehicleIndex, signal?: AbortSignal) => index.search(scope, request, signal)
    const answer = mayFallBack ? await chosen.search(running, work, asked) : null
    if (answer) return withApproximateTotal(answer, request, running.site)

    const { index, keeper } = (mayFallBack ? null : await chosen.indexOf(running)) ?? builtIn
    await keeper.ready(running)
    return withApproximateTotal(await work(index, asked), request, running.site)
  }

  function sealOf(stores: SiteStores, siteId: string) {
    const seal = seals.get(siteId) ?? sealWith(() => stores.keys.key())
    seals.set(siteId, seal)
    return seal
  }

  function dealershipOf(running: RunningSite): Dealership {
    const { id, site } = running
    const stores = siteStores(db, id)
    const seal = sealOf(stores, id)
    const places = sitePlaces(site, gazetteer)
    const search: VehicleSearch = (request, signal) => searchOf(running, request, signal)
    return {
      siteId: id,
      site,
      ...stores,
      search,
      stockWords: () => wordsOf({ siteId: id, site, search, places, now }),
      places,
      picture: (src) => shownPicture(src, pictures),
      prints,
      seal,
      sentLately: sent,
      captcha: async () => captchas(site.forms, await seal.captchaKey()),
      sandboxMessages: () => sandbox?.of(id) ?? [],
      now,
    }
  }

  return {
    async forHost(host) {
      const running = directory.forHost(host)
      return running ? dealershipOf(running) : null
    },
    ofSite(siteId) {
      const running = directory.byId(siteId)
      return running && dealershipOf(running)
    },
    all: () => directory.all(),
    async fillSearch(slug, onVehicle) {
      const running = directory.all().find((site) => site.slug === slug)
      if (!running) return null
      const { keeper } = (await chosen.indexOf(running)) ?? builtIn
      await keeper.rebuild(running, onVehicle)
      const { total } = await searchOf(running, { size: 0 })
      return { engine: chosenEngine(running.site) ?? 'embedded', visible: total }
    },
    async refresh() {
      await directory.refresh()
      await builtIn.keeper.refresh()
      await chosen.refresh()
    },
    forgetOldChanges: () => changes.prune(new Date(now().getTime() - DAY_MS)),
    forgetOldLooks: () => forgetLooks(db, dayIn(LAST_TO_SEE_A_DAY_END, now())),
    forgetOldProofs: () => forgetProofs(db, now()),
    async check() {
      await changes.revisions()
    },
  }
}

/** What lies elsewhere is believed to be there; a page never shows an address of ours that leads nowhere. */
function shownPicture(src: string, pictures: Pick<PublicPictures, 'versionOf'>): Picture | null {
  if (!isPictureSource(src)) return null
  if (!isOwnPath(src)) return { src, version: null }
  const version = pictures.versionOf(src)
  return version === null ? null : { src, version }
}

const nothingDrawn: CarPrints = {
  brochure: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
  socialCard: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
}

const nobodyCounts: SearchEvents = { outageBegan() {}, outageEnded() {}, tookOver() {} }
