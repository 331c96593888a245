import { join } from 'node:path'
import { type CodeUseOfSite, codeUseOfSites } from '#data/customers/code-use.ts'
import { type OutboxFigures, outboxOf } from '#data/outbox.ts'
import {
  type PaymentFigures,
  paymentFigures,
  type ReconciledFigures,
  reconciledFigures,
} from '#data/payments/payment-figures.ts'
import { importedPostcodes } from '#data/places/imported-postcodes.ts'
import { oldRecords } from '#data/retention/old-records.ts'
import type { PrunedKind } from '#data/retention/pruned-kinds.ts'
import { type FeedFigures, feedFigures } from '#data/stock-import/feed-figures.ts'
import { type Dealerships, openDealerships } from '#operations/sites/dealerships.ts'
import { followAlerts } from '#operations/alerts/follow-alerts.ts'
import { scheduleHourly } from '#operations/market-prices/schedule-hourly.ts'
import { followChanges } from '#operations/search/follow-changes.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { startJobWorker } from '#operations/jobs/job-worker.ts'
import type { Log } from '#operations/log.ts'
import type { SearchEvents } from '#operations/search/outage.ts'
import { carDocuments } from '#operations/documents/car-documents.ts'
import { pruneHourly } from '#operations/retention/prune-hourly.ts'
import { imageServing, type ServeImage } from '#operations/images/serve-image.ts'
import { pdfkitBrochure } from '#integrations/brochures/pdfkit-brochure.ts'
import { icalCalendar } from '#integrations/calendar/ical-calendar.ts'
import { googleEmbedAddress, sandboxEmbedAddress } from '#integrations/maps/google-embed.ts'
import { naturalEarthMaps } from '#integrations/maps/natural-earth-maps.ts'
import { googleGeocoder } from '#integrations/geocoding/google-geocoder.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import type { Geocoders } from '#integrations/geocoding/port.ts'
import { diskCache } from '#integrations/images/disk-cache.ts'
import { httpsPictures } from '#integrations/images/https-pictures.ts'
import type { PublicPictures } from '#integrations/images/port.ts'
import { publicPictures } from '#integrations/images/public-pictures.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { makePicture } from '#integrations/images/sharp-pictures.ts'
import { sharpSocialCard } from '#integrations/social-cards/sharp-social-card.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { outsideCall } from '../admission/outside-calls.ts'
import type { Env } from '../env.ts'
import { captchasOf } from './captchas.ts'
import { startHourlyChores } from './hourly-chores.ts'
import { listenForHints } from './listen-for-hints.ts'
import { loadDemo } from './load-demo.ts'
import { openMarketPrices } from './open-market-prices.ts'
import { openPayments } from './open-payments.ts'
import { openSenders } from './open-senders.ts'
import { openValuations } from './open-valuations.ts'
import { openStore } from './open-store.ts'
import { openUploads } from './open-uploads.ts'
import type { ImageUploads } from '../uploads/image-upload.ts'
import { optionalEngines } from './open-engines.ts'
import { demoFolder, publicFolder } from '../project-files.ts'

export type Platform = {
  dealerships: Dealerships
  serveImage: ServeImage
  imageUploads: ImageUploads
  outboxFigures(): Promise<OutboxFigures[]>
  codeUse(): Promise<CodeUseOfSite[]>
  feedFigures(): Promise<FeedFigures[]>
  paymentFigures(): Promise<PaymentFigures[]>
  reconciledFigures(): Promise<ReconciledFigures[]>
  stop(): Promise<void>
}

type Parts = {
  log: Log
  say: (message: string) => void
  searchEvents: SearchEvents
  /** When the jobs of a killed process return. */
  jobLeaseMs?: number
  /** Reports how many expired records were deleted. */
  onPruned?: (kind: PrunedKind, count: number) => void
}

/** Opens everything that pages need: the database, the demo if enabled, and search indexes that follow changes. */
export async function openPlatform(
  env: Env,
  { log, say, searchEvents, jobLeaseMs, onPruned = () => {} }: Parts,
): Promise<Platform> {
  const store = await openStore(env, say, log)
  try {
    if (env.demo) await loadDemo(store.db, new Date(), say)
    const engine = embeddedEngine()
    const pictures = publicPictures(demoFolder, env.demo ? ['demo-media'] : [])
    const { serveImage, documents } = openPictures(env, pictures, log)
    const { baseDomains } = env
    const uploads = openUploads(env, log)
    const others = optionalEngines(env, store.url)
    const gazetteer = geonamesGazetteer()
    const readPlaces = async () => gazetteer.usePostcodes(await importedPostcodes(store.db))
    await readPlaces()
    const { senders, sandboxMessages, close: closeSenders } = openSenders(env, store.db, log)
    const dealerships = await openDealerships({
      db: store.db,
      engine,
      maxIndexBytes: env.searchIndexBytes,
      others,
      gazetteer,
      maps: naturalEarthMaps(env.demo ? sandboxEmbedAddress : googleEmbedAddress),
      geocoders: geocodersOf(env),
      searchEvents,
      baseDomains,
      pictures,
      textReader: pageTextReader(),
      documents,
      writeCalendarFile: icalCalendar,
      captchas: captchasOf(env),
      sendSms: senders.sms && outsideCall(senders.sms),
      ...openPayments(env, store.db),
      valuationProviders: openValuations(env),
      marketPriceProviders: openMarketPrices(env),
      sandbox: sandboxMessages,
      log,
    })
    store.watchForOutages()
    const following = followChanges(dealerships, log)
    const finding = followAlerts(dealerships, log)
    const outbox = outboxOf(store.db)
    const kinds = jobRegistry(senders)
    const outboxFigures = () => outbox.figures([...kinds.keys()])
    const codeUse = () => codeUseOfSites(store.db)
    const chores = startHourlyChores({ db: store.db, dealerships, outboxFigures, codeUse, readPlaces, log })
    const pruning = pruneHourly({ dealerships, records: oldRecords(store.db), onPruned, log })
    const pricing = scheduleHourly({ dealerships, log })
    const portsOf = (siteId: string) => dealerships.ofSite(siteId)
    const jobs = { outbox, kinds, portsOf, log, leaseMs: jobLeaseMs }
    const delivering = startJobWorker((onEnd) => runDueJobs(jobs, onEnd), log)
    const stopListening = listenForHints(store.pool, {
      forecourt_changes() {
        following.hint()
        finding.hint()
      },
      forecourt_jobs: delivering.hint,
    })
    return {
      dealerships,
      serveImage,
      imageUploads: uploads,
      outboxFigures,
      codeUse,
      feedFigures: () => feedFigures(store.db),
      paymentFigures: () => paymentFigures(store.db),
      reconciledFigures: () => reconciledFigures(store.db),
      async stop() {
        await Promise.all([chores.stop(), pruning.stop(), pricing.stop()])
        await stopListening()
        await delivering.stop()
        closeSenders()
        uploads.stop()
        await finding.stop()
        await following.stop()
        await engine.close()
        await others.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

function geocodersOf({ geocodingKeys }: Env): Geocoders {
  const geocoders = new Map(
    [...geocodingKeys].map(([slug, key]) => [slug, outsideCall(googleGeocoder({ key }))]),
  )
  return (slug) => geocoders.get(slug) ?? null
}

function openPictures(env: Env, pictures: PublicPictures, log: Log) {
  const { dataDir, imageCacheBytes, makesAvif, demo } = env
  const cache = diskCache(join(dataDir, 'images'), imageCacheBytes)
  const serveImage = imageServing({
    pictures,
    fetchPicture: httpsPictures(),
    makePicture,
    cache,
    makesAvif,
    demo,
    log,
    now: () => new Date(),
  })
  const documents = carDocuments({
    serveImage,
    makeBrochure: pdfkitBrochure,
    makeSocialCard: sharpSocialCard,
    outlines: publicPictures(publicFolder, ['vehicle-fallback']),
    cache,
    log,
  })
  return { serveImage, documents }
}
