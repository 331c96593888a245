import { changeLog } from '#data/changes.ts'
import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { isOwnPath, isPictureSource, type Picture } from '#domain/images/picture.ts'
import type { PublicPictures } from '#integrations/images/port.ts'
import type { SearchEngine } from '#search/port.ts'
import { vehicles } from '#search/vehicles.ts'
import type { Dealership } from './dealership.ts'
import type { Log } from './log.ts'
import { searchKeeper } from './search-keeper.ts'
import { type RunningSite, siteDirectory } from './site-directory.ts'
import { visibleVehicles } from './vehicle-search.ts'

/** All dealers that this process serves. */
export type Dealerships = {
  /** The dealer who answers at this host name (small letters, without a port), or `null`. */
  forHost(host: string): Promise<Dealership | null>
  all(): RunningSite[]
  /** Catches up with what changed in the database: sites and vehicles. */
  refresh(): Promise<void>
  /** Forgets changes that are older than a day; a process that was away for longer looks at everything anew. */
  forgetOldChanges(): Promise<void>
  /** Throws when the database does not answer. */
  check(): Promise<void>
}

type Parts = {
  db: Db
  engine: SearchEngine
  baseDomains: readonly string[]
  pictures: Pick<PublicPictures, 'versionOf'>
  log: Log
  now?: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function openDealerships({
  db,
  engine,
  baseDomains,
  pictures,
  log,
  now = () => new Date(),
}: Parts): Promise<Dealerships> {
  const changes = changeLog(db)
  const index = await engine.open(vehicles)
  const directory = siteDirectory(siteStore(db), baseDomains, log)
  const keeper = searchKeeper({ index, changes, directory, carsOf: (siteId) => siteStores(db, siteId).cars })
  await directory.refresh()

  function dealershipOf(running: RunningSite): Dealership {
    const { id, site } = running
    return {
      siteId: id,
      site,
      ...siteStores(db, id),
      picture: (src) => shownPicture(src, pictures),
      now,
      async search(request, signal) {
        await keeper.ready(running)
        return index.search({ tenant: id, visible: visibleVehicles(site, now()) }, request, signal)
      },
    }
  }

  return {
    async forHost(host) {
      const running = directory.forHost(host)
      return running ? dealershipOf(running) : null
    },
    all: () => directory.all(),
    async refresh() {
      await directory.refresh()
      await keeper.refresh()
    },
    forgetOldChanges: () => changes.prune(new Date(now().getTime() - DAY_MS)),
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
