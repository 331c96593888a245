import type { AlertReceiver } from '#data/customers/alert-jobs.ts'
import type { AlertTurn } from '#data/customers/alert-turns.ts'
import type { ChangeLog } from '#data/changes.ts'
import { nextMessageMoment } from '#domain/alerts/message-moment.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import type { Log } from '../log.ts'
import type { Dealership } from '../sites/dealership.ts'
import { compareVehicles } from './compare-vehicles.ts'
import { matchSearches } from './match-searches.ts'

/** What the finder needs of a site. */
export type AlertFinder = Pick<
  Dealership,
  'siteId' | 'site' | 'cars' | 'alertTurns' | 'search' | 'stockVocabulary' | 'now'
>

type Parts = { changes: Pick<ChangeLog, 'revisionOf' | 'since'>; signal?: AbortSignal | undefined }

type Finding = { vehicles: number; finds: number }

/** From this many changed vehicles, reading the whole stock costs less than reading them by their ids. */
const READ_ALL_FROM = 5000
const BATCH = 1000

/** Finds alerts of a site, and logs how many. */
export async function findAlertsOf(
  finder: AlertFinder,
  { log, ...parts }: Parts & { log: Log },
): Promise<void> {
  const began = performance.now()
  const finding = await findAlerts(finder, parts)
  if (finding === 'busy' || finding.finds === 0) return
  log.info(
    { site: finder.siteId, ...finding, ms: Math.round(performance.now() - began) },
    'Alerts were found',
  )
}

/**
 * Finds what customers of a site wanted to know about, in the vehicles that changed since the last time. Of all processes,
 * one does it; the others skip it. The first time it only notes what it sees.
 */
export async function findAlerts(finder: AlertFinder, parts: Parts): Promise<Finding | 'busy'> {
  return finder.alertTurns.take(async (turn) => {
    // Read before the vehicles, so a change in between is compared again but never missed.
    const newest = await parts.changes.revisionOf(finder.siteId)
    if (turn.revision === newest) return { vehicles: 0, finds: 0 }
    if (turn.revision === null) return firstTurn(turn, newest, finder, parts)
    return laterTurn(turn, { from: turn.revision, newest }, finder, parts)
  })
}

async function firstTurn(turn: AlertTurn, newest: number, finder: AlertFinder, { signal }: Parts) {
  const { vehicles } = await compareVehicles(finder.cars.inBatches(BATCH), turn, finder, signal)
  await turn.moveTo(newest)
  return { vehicles, finds: 0 }
}

async function laterTurn(
  turn: AlertTurn,
  { from, newest }: { from: number; newest: number },
  finder: AlertFinder,
  { changes, signal }: Parts,
): Promise<Finding> {
  const { isComplete, siteChanged, carIds, revision } = await changes.since(finder.siteId, from)
  // Changes of more than a day ago are gone, and the site’s settings decide what it shows.
  const readsAll = !isComplete || siteChanged || carIds.length >= READ_ALL_FROM
  const batches = readsAll ? finder.cars.inBatches(BATCH) : inBatches(carIds, finder)
  const { watchlist, added, vehicles } = await compareVehicles(batches, turn, finder, signal)
  const searches = added.length === 0 ? [] : await turn.searches()
  const matches = await matchSearches(searches, added, finder, signal)
  const at = Math.max(newest, revision)
  const finds = await turn.keepFinds(
    { watchlist, searches: matches },
    { revision: at, jobFor: (receiver) => jobFor(receiver, finder) },
  )
  await turn.moveTo(at)
  return { vehicles, finds }
}

async function* inBatches(ids: readonly string[], { cars }: Pick<AlertFinder, 'cars'>) {
  for (let start = 0; start < ids.length; start += BATCH)
    yield await cars.findMany(ids.slice(start, start + BATCH))
}

/** Of all sites together few of these run at once, so that a thousand alerts at nine o’clock delay no enquiry. */
const DESTINATION = 'alerts'

function jobFor({ channel, state, frequency, lastSentAt }: AlertReceiver, { site, now }: AlertFinder) {
  const timeZone = timeZoneOf({ timeZone: null, state }, site)
  const dueAt = nextMessageMoment({ timeZone, frequency, lastSentAt }, now())
  return { kind: 'alert-digest', payload: { to: DESTINATION, alerts: channel }, dueAt }
}
