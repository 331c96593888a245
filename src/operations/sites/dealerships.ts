import { changeLog } from '#data/changes.ts'
import { sitesWithAlertsDue } from '#data/customers/alert-turns.ts'
import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { alertRounds } from '../alerts/alert-rounds.ts'
import { findAlertsOf } from '../alerts/find-alerts.ts'
import { contentCache } from '../content/content-cache.ts'
import type { Log } from '../log.ts'
import { openSiteSearch, type SearchChoice } from '../search/site-search.ts'
import { appliedRevisions } from './applied-revisions.ts'
import type { Dealership } from './dealership.ts'
import { oncePerRevision } from './once-per-revision.ts'
import { dealershipOpener } from './open-dealership.ts'
import { type ProcessServices, withoutServices } from './process-services.ts'
import { type RunningSite, siteDirectory } from './site-directory.ts'

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
  /** What a page that was rendered earlier is compared with, to see whether it still holds. */
  stateOf(siteId: string): SiteState
  /** Finds what customers wanted to know about in what has changed, where no other process is at it. */
  findAlerts(signal?: AbortSignal): Promise<void>
  /** Deletes changes older than a day. A process that was down for longer reloads everything. */
  forgetOldChanges(): Promise<void>
  /** Throws when the database doesn't respond. */
  check(): Promise<void>
}

export type SiteState = {
  /** The newest revision that pages show; `null` if none is known. */
  revision: number | null
  /** Whether there may be changes that this process couldn't read. */
  isBehind: boolean
  timeZone: string
  /** When its content last became what it is now, by a change or on schedule. */
  contentSince: Date | null
}

type Parts = SearchChoice &
  Pick<ProcessServices, 'gazetteer' | 'pictures'> &
  Partial<ProcessServices> & {
    db: Db
    baseDomains: readonly string[]
    log: Log
    now?: () => Date
  }

export async function openDealerships({
  db,
  baseDomains,
  log,
  now = () => new Date(),
  ...given
}: Parts): Promise<Dealerships> {
  const changes = changeLog(db)
  const applied = appliedRevisions(changes)
  const directory = siteDirectory(siteStore(db), baseDomains, log)
  const carsOf = (siteId: string) => siteStores(db, siteId).cars
  const siteSearch = await openSiteSearch({ ...given, changes, directory, carsOf, log, now })
  const content = contentCache({
    changes,
    contentOf: (siteId) => siteStores(db, siteId).contentVersions,
    isRunning: (siteId) => directory.byId(siteId) !== null,
    log,
    now,
  })
  const open = dealershipOpener({
    db,
    services: { ...withoutServices, ...given },
    siteSearch,
    content,
    now,
  })
  // Its stores alone are two hundred functions.
  const dealershipOf = oncePerRevision(open, applied.of)
  await directory.refresh(await changes.revisions())

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
        const behind = await content.refresh(revisions)
        return [...behind, ...(await siteSearch.refresh(revisions))]
      }),
    stateOf: (siteId) => ({
      revision: applied.of(siteId),
      isBehind: applied.isBehind(),
      timeZone: directory.byId(siteId)?.site.timeZone ?? 'UTC',
      contentSince: content.since(siteId),
    }),
    findAlerts: alertRounds({
      async due() {
        const due = await sitesWithAlertsDue(db)
        // The words of new vehicles are in the index before searches are compared with them.
        const behind = due.length > 0 ? await siteSearch.refresh(await changes.revisions()) : []
        return due.filter(({ siteId }) => !behind.includes(siteId))
      },
      async find({ siteId, isWanted }, signal) {
        const running = directory.byId(siteId)
        if (!running) return
        if (isWanted) await findAlertsOf(dealershipOf(running), { changes, signal, log })
        else await siteStores(db, siteId).alertTurns.forget()
      },
      log,
    }),
    forgetOldChanges: () => changes.prune(new Date(now().getTime() - DAY_MS)),
    check: () => changes.check(),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
