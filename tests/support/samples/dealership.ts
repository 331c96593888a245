import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredCar } from '#data/cars/cars.ts'
import type { Database } from '#data/database.ts'
import { publicPictures } from '#integrations/images/public-pictures.ts'
import { icalCalendar } from '#integrations/calendar/ical-calendar.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import { googleEmbedAddress } from '#integrations/maps/google-embed.ts'
import { naturalEarthMaps } from '#integrations/maps/natural-earth-maps.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { type Dealerships, openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { captchasOf } from '#server/boot/captchas.ts'
import { openMarketPrices } from '#server/boot/open-market-prices.ts'
import { openPayments } from '#server/boot/open-payments.ts'
import { openValuations } from '#server/boot/open-valuations.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../database/database.ts'
import { ownSite } from '../server/own-site.ts'
import { realDocuments } from './real-documents.ts'
import { sampleCar } from './sample-car.ts'
import { silentLog } from '../server/silent-log.ts'

type Options = { site?: Partial<SiteDocument>; stock?: Partial<StoredCar>[]; now?: string }

/** Noon in Brisbane on a Tuesday. */
const DEFAULT_NOW = '2026-03-10T12:00:00+10:00'

/** A dealer for one test, with real stores and a real search engine. No other test can see it. */
export async function dealership({
  site = {},
  stock = [],
  now = DEFAULT_NOW,
}: Options = {}): Promise<Dealership> {
  const dealers = await dealersAt(now)
  const { document } = await ownSite(site)

  await dealers.refresh()
  const dealer = await dealers.forHost(`${document.slug}.localhost`)
  if (!dealer) throw new Error('The dealer was accepted but is missing.')
  await dealer.cars.put(stock.map((overrides) => sampleCar(overrides)))
  return dealer
}

/** Keyed by database, because test files that share a process have one each. */
const dealersOf = new WeakMap<Database, Map<string, Promise<Dealerships>>>()

function dealersAt(now: string) {
  const database = testDatabase()
  const dealersByNow = dealersOf.get(database) ?? new Map<string, Promise<Dealerships>>()
  dealersOf.set(database, dealersByNow)
  const dealers = dealersByNow.get(now) ?? open(database, now)
  dealersByNow.set(now, dealers)
  return dealers
}

async function open({ db }: Database, now: string) {
  const engine = embeddedEngine()
  const pictures = publicPictures('demo/public', ['demo-media'])
  return openDealerships({
    db,
    engine,
    gazetteer: geonamesGazetteer(),
    maps: naturalEarthMaps(googleEmbedAddress),
    baseDomains: ['localhost'],
    pictures,
    textReader: pageTextReader(),
    documents: realDocuments(join(tmpdir(), 'forecourt-test-documents'), pictures).documents,
    writeCalendarFile: icalCalendar,
    ...openPayments({ demo: true, stripeKeys: new Map() }, db, () => new Date(now)),
    valuationProviders: openValuations({ demo: true, valuationAccounts: new Map() }, () => new Date(now)),
    marketPriceProviders: openMarketPrices({ demo: true, marketPriceKeys: new Map() }),
    captchas: captchasOf({ demo: true, turnstileSecrets: new Map() }),
    log: silentLog,
    now: () => new Date(now),
  })
}
