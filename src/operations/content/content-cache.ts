import type { ChangeLog, Revisions } from '#data/changes.ts'
import type { ContentHead, ContentStore, StoredContent } from '#data/content/content-versions.ts'
import {
  type DatedVersion,
  lastChange,
  liveVersion,
  nextChange,
  previewedVersion,
  versionsFrom,
} from '#domain/content/live-version.ts'
import type { Log } from '../log.ts'
import { failingSites } from '../sites/failing-sites.ts'
import { type ContentView, contentView } from './content-view.ts'

/** What is live on each site, and what will be, in the memory of this process. */
export type ContentCache = {
  /** A site's content at this moment. It needs the database for the first request only. */
  live(siteId: string): Promise<ContentView>
  /** A site's content at a time, with the drafts of that time. It isn't cached. */
  preview(siteId: string, at: Date): Promise<ContentView>
  /** When a site's content last became what it is now. `null` if none is live, or none has been loaded. */
  since(siteId: string): Date | null
  /** Loads the content of sites where it has changed in the database. Returns the sites for which that failed. */
  refresh(revisions: Revisions): Promise<string[]>
}

type Version = StoredContent & DatedVersion
type Entry = {
  revision: number
  versions: Version[]
  view: ContentView
  /** When the newest of what it shows went live. */
  since: Date | null
  from: Date
  until: Date | null
}

type Parts = {
  changes: Pick<ChangeLog, 'revisionOf' | 'contentSince'>
  contentOf: (siteId: string) => Pick<ContentStore, 'heads' | 'bodies'>
  isRunning: (siteId: string) => boolean
  log: Log
  now: () => Date
}

export function contentCache({ changes, contentOf, isRunning, log, now }: Parts): ContentCache {
  const entries = new Map<string, Promise<Entry>>()
  /** The same, once they have loaded. */
  const loaded = new Map<string, Entry>()
  const failing = failingSites(log, messages)

  async function load(siteId: string): Promise<Entry> {
    // Read before the documents, so a change in between is loaded twice but never missed.
    const revision = await changes.revisionOf(siteId)
    const store = contentOf(siteId)
    const at = now()
    const heads = byDocument(await store.heads()).flatMap((versions) => versionsFrom(versions, at))
    return entryOf(revision, await withBodies(heads, store), at)
  }

  function entryOf(revision: number, versions: Version[], from: Date): Entry {
    const live = byDocument(versions).flatMap((each) => liveVersion(each, from) ?? [])
    return {
      revision,
      versions,
      view: contentView(live, { log }),
      since: lastChange(versions, from),
      from,
      until: nextChange(versions, from),
    }
  }

  function keep(siteId: string, loading: Promise<Entry>) {
    entries.set(siteId, loading)
    loading.then(
      (entry) => entries.get(siteId) === loading && loaded.set(siteId, entry),
      () => entries.get(siteId) === loading && entries.delete(siteId),
    )
    return loading
  }

  function put(siteId: string, entry: Entry) {
    entries.set(siteId, Promise.resolve(entry))
    loaded.set(siteId, entry)
  }

  async function follow(siteId: string, entry: Entry, newest: number) {
    const { contentChanged, isComplete } = await changes.contentSince(siteId, entry.revision)
    if (contentChanged || !isComplete) put(siteId, await load(siteId))
    else entry.revision = newest
  }

  return {
    async live(siteId) {
      const entry = await (entries.get(siteId) ?? keep(siteId, load(siteId)))
      const at = now()
      if (at >= entry.from && (entry.until === null || at < entry.until)) return entry.view
      const due = entryOf(entry.revision, entry.versions, at)
      put(siteId, due)
      return due.view
    },

    async preview(siteId, at) {
      const store = contentOf(siteId)
      const picked = byDocument(await store.heads()).flatMap(
        (versions) => previewedVersion(versions, at) ?? [],
      )
      return contentView(await store.bodies(picked), { log, previewedAt: at })
    },

    since(siteId) {
      const { since = null, until = null } = loaded.get(siteId) ?? {}
      return until !== null && until <= now() ? until : since
    },

    async refresh(revisions) {
      const behind: string[] = []
      for (const [siteId, loading] of entries) {
        const entry = await loading.catch(() => null)
        const newest = revisions.get(siteId) ?? 0
        if (!isRunning(siteId)) {
          entries.delete(siteId)
          loaded.delete(siteId)
        } else if (entry && entry.revision < newest) {
          const hasFollowed = await failing.attempt(siteId, () => follow(siteId, entry, newest))
          if (!hasFollowed) behind.push(siteId)
        }
      }
      return behind
    },
  }
}

const messages = {
  failing: 'A site’s new content cannot be loaded at the moment',
  recovered: 'A site’s new content can be loaded again',
}

async function withBodies(
  heads: readonly ContentHead[],
  store: Pick<ContentStore, 'bodies'>,
): Promise<Version[]> {
  const liveFrom = new Map(heads.map((head) => [keyOf(head), head.liveFrom]))
  return (await store.bodies(heads)).map((stored) => ({
    ...stored,
    liveFrom: liveFrom.get(keyOf(stored)) ?? null,
  }))
}

function keyOf({ kind, slug, number }: { kind: string; slug: string; number: number }) {
  return `${kind}/${slug}/${number}`
}

function byDocument<Each extends { kind: string; slug: string }>(versions: readonly Each[]): Each[][] {
  return [...Map.groupBy(versions, ({ kind, slug }) => `${kind}/${slug}`).values()]
}
