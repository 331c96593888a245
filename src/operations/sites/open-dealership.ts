import type { Db } from '#data/database.ts'
import { siteKeyStore } from '#data/site-keys.ts'
import { siteStores } from '#data/site-stores.ts'
import { isOwnPath, isPictureSource, type Picture } from '#domain/images/picture.ts'
import { respellChoices } from '#domain/spellings/respell-choices.ts'
import type { Site } from '#sites/site.ts'
import { siteCaptcha } from '#sites/site-captcha.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { SiteSearch } from '../search/site-search.ts'
import type { VehicleSearch } from '../search/vehicle-search.ts'
import { vocabularyCache } from '../search/vocabulary-cache.ts'
import { recentSubmissions } from '../spam/recent-submissions.ts'
import { type Seal, sealWith } from '../spam/seal.ts'
import { respellCars } from '../spellings/respell-cars.ts'
import { cachedCars } from './cached-cars.ts'
import type { Dealership } from './dealership.ts'
import type { ProcessServices } from './process-services.ts'
import type { RunningSite } from './site-directory.ts'
import { sitePlaces } from './site-places.ts'

type Parts = {
  db: Db
  services: ProcessServices
  siteSearch: SiteSearch
  content: Pick<ContentCache, 'live' | 'preview'>
  now: () => Date
}

/** Opens dealers with the stores of their site, and with what this process keeps in memory for each. */
export function dealershipOpener({ db, services, siteSearch, content, now }: Parts) {
  const {
    captchas,
    geocoders,
    paymentProviders,
    paymentSandboxes,
    valuationProviders,
    marketPriceProviders,
  } = services
  const { documents, gazetteer, maps, pictures, sandbox, sendSms, textReader, writeCalendarFile } = services
  const cached = cachedCars()
  const vocabularyOf = vocabularyCache()
  const seals = new Map<string, Seal>()
  const sent = recentSubmissions()

  /** A seal stays in memory, so it holds nothing else of its site. */
  function sealOf(siteId: string) {
    const seal = seals.get(siteId) ?? sealWith(siteKeyStore(db, siteId).key)
    seals.set(siteId, seal)
    return seal
  }

  return (running: RunningSite, revision: number | null): Dealership => {
    const { id, slug } = running
    // Also where the dealer takes no payments any more: refunds and notices of earlier ones still need it.
    const paymentProvider = paymentProviders({ siteId: id, slug })
    const site = paymentProvider ? running.site : withoutPayments(running.site)
    const stores = siteStores(db, id)
    const seal = sealOf(id)
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
      shownCars: cached.of({ id, revision, spellings: () => siteSearch.spellingsVersion(id) }, cars),
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
      marketPriceProvider: marketPriceProviders({ slug, source: site.prices.marketPriceSource }),
      sentMessages: async () => sandbox?.of(id) ?? [],
      now,
    }
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
function shownPicture(src: string, pictures: ProcessServices['pictures']): Picture | null {
  if (!isPictureSource(src)) return null
  if (!isOwnPath(src)) return { src, version: null }
  const version = pictures.versionOf(src)
  return version === null ? null : { src, version }
}
