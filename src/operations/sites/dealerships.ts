import { changeLog } from '#data/changes.ts'
import { deleteOldActs } from '#data/customers/counted-acts.ts'
import { deleteOldFinds } from '#data/customers/alert-finds.ts'
import { sitesWithAlertsDue } from '#data/customers/alert-turns.ts'
import { deleteOldSessions } from '#data/customers/customer-sessions.ts'
import { deleteUnusedCustomers } from '#data/customers/customers.ts'
import { deleteRemovedCars } from '#data/customers/saved-cars.ts'
import { deleteOldCodes } from '#data/customers/sign-in-codes.ts'
import { deleteOldPurchases } from '#data/reservations/purchases.ts'
import { deleteOldProofs } from '#data/proofs.ts'
import type { Db } from '#data/database.ts'
import { type SiteStores, siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { deleteViewMarks } from '#data/views.ts'
import { isOwnPath, isPictureSource, type Picture } from '#domain/images/picture.ts'
import { respellChoices } from '#domain/values/respell-choices.ts'
import { MAX_SESSION_MS, SESSION_IDLE_MS, UNUSED_ACCOUNT_DAYS } from '#domain/customers/session-lifetime.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { WriteCalendarFile } from '#integrations/calendar/port.ts'
import type { Captchas } from '#integrations/captcha/port.ts'
import type { Gazetteer, Geocoders } from '#integrations/geocoding/port.ts'
import type { PublicPictures } from '#integrations/images/port.ts'
import type { Maps } from '#integrations/maps/port.ts'
import type { PaymentProviders } from '#integrations/payments/port.ts'
import type { PaymentSandboxes } from '#integrations/payments/sandbox/port.ts'
import type { ValuationProviders } from '#integrations/valuation/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { TextReader } from '#integrations/markup/port.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import type { Dealership } from './dealership.ts'
import { appliedRevisions } from './applied-revisions.ts'
import { findAlertsOf } from '../alerts/find-alerts.ts'
import type { CarDocuments } from '../documents/car-documents.ts'
import { contentCache } from '../content/content-cache.ts'
import type { Log } from '../log.ts'
import { type Seal, sealWith } from '../spam/seal.ts'
import { recentSubmissions } from '../spam/recent-submissions.ts'
import type { Site } from '#sites/site.ts'
import { siteCaptcha } from '#sites/site-captcha.ts'
import { cachedCars } from './cached-cars.ts'
import { oncePerRevision } from './once-per-revision.ts'
import { type RunningSite, siteDirectory } from './site-directory.ts'
import { sitePlaces } from './site-places.ts'
import { openSiteSearch, type SearchChoice } from '../search/site-search.ts'
import { vocabularyCache } from '../search/vocabulary-cache.ts'
import { respellCars } from '../values/respell-cars.ts'
import type { VehicleSearch } from '../search/vehicle-search.ts'

/** All dealers that this process serves. */
export type Dealerships = {
  /** The dealer at this host name (lower case, without a port), or `null`. */
  forHost(host: string): Promise<Dealership | null>
  /** The dealer of a site, for background work; `null` when the site is gone. */
  ofSite(siteId: string): Dealership | null
  all(): RunningSite[]
  /** Fills the index of the site's engine from the database; `null` when there is no such site. */
  fillSearch(slug: string, onVehicle: () => void): Promise<{ engine: string; visible: number } | null>
  /** Applies changes of sites and vehicles in the database. */
  refresh(): Promise<void>
  /** The newest revision of a site that pages show; `null` if none is known. */
  revision(siteId: string): number | null
  /** Whether there may be changes that this process couldn't read. */
  isBehind(): boolean
  /** Finds what customers wanted to know about in what has changed, where no other process is at it. */
  findAlerts(signal?: AbortSignal): Promise<void>
  /** Deletes changes older than a day. A process that was down for longer reloads everything. */
  forgetOldChanges(): Promise<void>
  /** Deletes the visitor marks of vehicle views before today, in any time zone. */
  deleteOldViewMarks(): Promise<void>
  /**
   * Deletes what has expired: human-check proofs, sign-in codes, counts of limits, vehicles taken off a watchlist, unused
   * accounts and old alerts.
   */
  forgetExpired(): Promise<void>
  /** Throws when the database doesn't respond. */
  check(): Promise<void>
}

type Parts = SearchChoice & {
  db: Db
  gazetteer: Gazetteer
  /** Only a process that serves pages draws maps. */
  maps?: Maps
  /** Only a process that serves pages asks a geocoding service. */
  geocoders?: Geocoders
  baseDomains: readonly string[]
  pictures: Pick<PublicPictures, 'versionOf'>
  /** Only a process that serves or writes content reads its text. */
  textReader?: TextReader
  /** Only a process that serves pages draws documents. */
  documents?: CarDocuments
  /** Only a process that serves pages writes calendar files. */
  writeCalendarFile?: WriteCalendarFile
  /** Only a process that serves pages needs captchas. */
  captchas?: Captchas
  /** Only a process that serves pages sends sign-in codes. */
  sendSms?: SendSms | null
  /** Who takes payments for a site. Deposits are paid online only where there is someone. */
  paymentProviders?: PaymentProviders
  /** The pay pages of a demo’s own provider. */
  paymentSandboxes?: PaymentSandboxes
  /** Who values vehicles for a site. */
  valuationProviders?: ValuationProviders
  /** Where a demo stores what it would have sent. */
  sandbox?: SandboxMessages | null
  log: Log
  now?: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long it is known what a customer has been told, so that nobody is told twice. */
const FINDS_MS = 30 * DAY_MS
/** UTC−12, where a day ends last. The sign in these names is inverted. */
const LAST_TO_SEE_A_DAY_END = 'Etc/GMT+12'

export async function openDealerships({
  db,
  gazetteer,
  maps = noMaps,
  geocoders = () => null,
  baseDomains,
  pictures,
  textReader = noTextReader,
  documents = noDocuments,
  writeCalendarFile = noCalendarFiles,
  captchas = () => null,
  sendSms = null,
  paymentProviders = () => null,
  paymentSandboxes = () => null,
  valuationProviders = () => null,
  sandbox = null,
  log,
  now = () => new Date(),
  ...searchChoice
}: Parts): Promise<Dealerships> {
  const changes = changeLog(db)
  const applied = appliedRevisions(changes)
  const cached = cachedCars()
  const directory = siteDirectory(siteStore(db), baseDomains, log)
  const carsOf = (siteId: string) => siteStores(db, siteId).cars
  const siteSearch = await openSiteSearch({ ...searchChoice, changes, directory, carsOf, log, now })
  const content = contentCache({
    changes,
    contentOf: (siteId) => siteStores(db, siteId).contentVersions,
    isRunning: (siteId) => directory.byId(siteId) !== null,
    log,
    now,
  })
  const vocabularyOf = vocabularyCache()
  const seals = new Map<string, Seal>()
  const sent = recentSubmissions()
  // Its stores alone are two hundred functions.
  const dealershipOf = oncePerRevision(openDealership, applied.of)
  await directory.refresh(await changes.revisions())

  function sealOf(stores: SiteStores, siteId: string) {
    const seal = seals.get(siteId) ?? sealWith(() => stores.keys.key())
    seals.set(siteId, seal)
    return seal
  }

  function openDealership(running: RunningSite, revision: number | null): Dealership {
    const { id, slug } = running
    // Also where the dealer takes no payments any more: refunds and notices of earlier ones still need it.
    const paymentProvider = paymentProviders({ siteId: id, slug })
    const site = paymentProvider ? running.site : withoutPayments(running.site)
    const stores = siteStores(db, id)
    const seal = sealOf(stores, id)
    const places = sitePlaces(site, gazetteer)
    const spellings = () => siteSearch.spellings(running)
    const search: VehicleSearch = (request, signal) => siteSearch.search(running, request, signal)
    const cars = respellCars(stores.cars, spellings)
    return {
      siteId: id,
      site,
      revision,
      ...stores,
      cars,
      shownCars: cached.of({ id, revision }, cars),
      search,
      inShownSpelling: async (chosen) => respellChoices(chosen, await spellings()),
      storedNames: async () => (await spellings()).names,
      stockVocabulary: () => vocabularyOf({ siteId: id, site, search, places, now }),
      places,
      maps,
      geocode: geocoders(slug),
      picture: (src) => shownPicture(src, pictures),
      content: () => content.live(id),
      contentPreview: (at) => content.preview(id, at),
      textReader,
      documents,
      writeCalendarFile,
      seal,
      recentSubmissions: sent,
      captcha: async () => captchas({ ...site.forms, captcha: siteCaptcha(site) }, await seal.captchaKey()),
      sendSms,
      paymentProvider,
      paymentSandbox: paymentSandboxes(id),
      valuationProvider: valuationProviders({ siteId: id, slug }),
      sentMessages: async () => sandbox?.of(id) ?? [],
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
      return running ? siteSearch.fill(running, onVehicle) : null
    },
    refresh: () =>
      applied.apply(async (revisions) => {
        await directory.refresh(revisions)
        await content.refresh(revisions)
        return siteSearch.refresh(revisions)
      }),
    revision: (siteId) => applied.of(siteId),
    isBehind: () => applied.isBehind(),
    async findAlerts(signal) {
      const due = await sitesWithAlertsDue(db)
      // The words of new vehicles are in the index before searches are compared with them.
      if (due.length > 0) await siteSearch.refresh(await changes.revisions())
      for (const { siteId, isWanted } of due) {
        signal?.throwIfAborted()
        const running = directory.byId(siteId)
        if (!running) continue
        if (isWanted) await findAlertsOf(dealershipOf(running), { changes, signal, log })
        else await siteStores(db, siteId).alertTurns.forget()
      }
    },
    forgetOldChanges: () => changes.prune(new Date(now().getTime() - DAY_MS)),
    deleteOldViewMarks: () => deleteViewMarks(db, dayIn(LAST_TO_SEE_A_DAY_END, now())),
    async forgetExpired() {
      await deleteOldProofs(db, now())
      await deleteOldCodes(db)
      await deleteOldActs(db)
      await deleteRemovedCars(db)
      await deleteOldSessions(db, { idleMs: SESSION_IDLE_MS, maxMs: MAX_SESSION_MS })
      await deleteUnusedCustomers(db, UNUSED_ACCOUNT_DAYS)
      await deleteOldPurchases(db, new Date(now().getTime() - FINDS_MS))
      await deleteOldFinds(db, new Date(now().getTime() - FINDS_MS))
    },
    async check() {
      await changes.revisions()
    },
  }
}

/** A site whose payments nobody has connected promises none. */
function withoutPayments(site: Site): Site {
  const known = sitesWithoutPayments.get(site)
  const without = known ?? {
    ...site,
    reservations: { ...site.reservations, takesPayments: false, takesInvoices: false },
  }
  sitesWithoutPayments.set(site, without)
  return without
}

const sitesWithoutPayments = new WeakMap<Site, Site>()

/** External pictures are assumed to exist. A page never shows one of our own that doesn't. */
function shownPicture(src: string, pictures: Pick<PublicPictures, 'versionOf'>): Picture | null {
  if (!isPictureSource(src)) return null
  if (!isOwnPath(src)) return { src, version: null }
  const version = pictures.versionOf(src)
  return version === null ? null : { src, version }
}

const noDocuments: CarDocuments = {
  brochure: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
  socialCard: () => ({ key: 'none', draw: () => Promise.resolve('busy') }),
}

const noMaps: Maps = {
  atlas: () => ({ land: [], borders: [], towns: [] }),
  embedAddress: () => null,
}

const noTextReader: TextReader = {
  read() {
    throw new Error('This process reads no content.')
  },
  accept() {
    throw new Error('This process writes no content.')
  },
}

const noCalendarFiles: WriteCalendarFile = () => {
  throw new Error('This process writes no calendar files.')
}
