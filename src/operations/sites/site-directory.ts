import { prettifyError } from 'zod'
import type { Revisions } from '#data/changes.ts'
import type { SiteRecord, SiteStore } from '#data/sites.ts'
import { Site } from '#sites/site.ts'
import type { Log } from '../log.ts'

/** A running site with its current document. */
export type RunningSite = { id: string; slug: string; version: number; site: Site }

/** All running sites, as of the last `refresh`. */
export type SiteDirectory = {
  /** Loads sites that are new, changed or deleted. Each of these changes the revisions. */
  refresh(revisions: Revisions): Promise<void>
  forHost(host: string): RunningSite | null
  byId(id: string): RunningSite | null
  all(): RunningSite[]
}

/** `baseDomains`: a site is served at `{slug}.{base domain}` as well as at its own domains. */
export function siteDirectory(sites: SiteStore, baseDomains: readonly string[], log: Log): SiteDirectory {
  const running = new Map<string, RunningSite>()
  const seenVersions = new Map<string, number>()
  let byHost = new Map<string, RunningSite>()
  let seen: Revisions | null = null

  /** An invalid document never replaces a valid one. */
  function accept(record: SiteRecord) {
    const read = Site.safeParse(record.document)
    if (read.success)
      running.set(record.id, { id: record.id, slug: record.slug, version: record.version, site: read.data })
    else
      log.error(
        { site: record.slug, problems: prettifyError(read.error) },
        'A site’s new document is invalid; keeping the old one',
      )
  }

  return {
    async refresh(revisions) {
      if (seen && areEqual(seen, revisions)) return
      const versions = await sites.versions()
      const changed = [...versions]
        .filter(([id, version]) => seenVersions.get(id) !== version)
        .map(([id]) => id)
      const gone = [...seenVersions.keys()].filter((id) => !versions.has(id))
      if (changed.length === 0 && gone.length === 0) {
        seen = revisions
        return
      }

      for (const record of await sites.findMany(changed)) {
        accept(record)
        seenVersions.set(record.id, record.version)
      }
      for (const id of gone) {
        running.delete(id)
        seenVersions.delete(id)
      }
      byHost = hostsOf(running.values(), baseDomains)
      seen = revisions
    },
    forHost: (host) => byHost.get(host) ?? null,
    byId: (id) => running.get(id) ?? null,
    all: () => [...running.values()].sort((a, b) => a.slug.localeCompare(b.slug)),
  }
}

function areEqual(one: Revisions, other: Revisions) {
  if (one.size !== other.size) return false
  for (const [siteId, revision] of one) if (other.get(siteId) !== revision) return false
  return true
}

function hostsOf(sites: Iterable<RunningSite>, baseDomains: readonly string[]) {
  const byHost = new Map<string, RunningSite>()
  const all = [...sites]
  for (const running of all) for (const host of running.site.hosts) byHost.set(host, running)
  // Last, so that no site's own domain can take the place of another site's slug.
  for (const running of all) for (const base of baseDomains) byHost.set(`${running.slug}.${base}`, running)
  return byHost
}
