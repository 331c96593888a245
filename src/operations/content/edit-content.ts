import type { ContentHead, ContentRef } from '#data/content/content-versions.ts'
import { versionState } from '#domain/content/live-version.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { DocumentProblem } from '../sites/document-problems.ts'
import { acceptContent } from './accept-content.ts'

/** What it takes to write content, from the command line or the staff’s console. */
export type ContentDesk = Pick<Dealership, 'site' | 'contentVersions' | 'textReader' | 'seal' | 'now'>

type Edit = { by: string; /** When it goes live; without a time, it is a draft. */ liveFrom?: Date | null }

export type SavedContent =
  | { outcome: 'saved'; number: number; isNew: boolean }
  | { outcome: 'refused'; problems: DocumentProblem[] }

/** Saves a document as a new version. An invalid one changes nothing. */
export async function saveContent(
  ref: ContentRef,
  written: unknown,
  { by, liveFrom = null }: Edit,
  desk: Omit<ContentDesk, 'seal'>,
): Promise<SavedContent> {
  const read = acceptContent(ref, written, desk)
  if (read.outcome === 'refused') return read
  const saved = await desk.contentVersions.save(ref, { body: read.body, savedBy: by, liveFrom })
  return { outcome: 'saved', ...saved }
}

type Step = { outcome: 'done'; number: number } | { outcome: 'unknown' } | { outcome: 'was live' }

/** Publishes a version, the newest unless one is named: now or at a time to come. */
export async function publishContent(
  ref: ContentRef,
  { number, at }: { number?: number | undefined; at?: Date | undefined },
  { contentVersions, now }: Pick<ContentDesk, 'contentVersions' | 'now'>,
): Promise<Step> {
  const version = await versionOf(ref, number, contentVersions)
  if (!version) return { outcome: 'unknown' }
  const isSet = await contentVersions.schedule(ref, version.number, { liveFrom: at ?? now(), now: now() })
  return isSet ? { outcome: 'done', number: version.number } : { outcome: 'was live' }
}

/** Takes a scheduled version off the schedule; it is a draft again. */
export async function unscheduleContent(
  ref: ContentRef,
  number: number,
  { contentVersions, now }: Pick<ContentDesk, 'contentVersions' | 'now'>,
): Promise<Step> {
  const version = await versionOf(ref, number, contentVersions)
  if (!version) return { outcome: 'unknown' }
  const isSet = await contentVersions.schedule(ref, number, { liveFrom: null, now: now() })
  return isSet ? { outcome: 'done', number } : { outcome: 'was live' }
}

/** Takes a document off the site, now or at a time to come, with a version that is empty. */
export async function unpublishContent(
  ref: ContentRef,
  { by, at }: { by: string; at?: Date | undefined },
  { contentVersions, now }: Pick<ContentDesk, 'contentVersions' | 'now'>,
): Promise<Step> {
  const heads = await contentVersions.heads(ref)
  if (heads.length === 0) return { outcome: 'unknown' }
  const { number } = await contentVersions.save(ref, { body: null, savedBy: by, liveFrom: at ?? now() })
  return { outcome: 'done', number }
}

/** Saves an earlier version again as the newest one: as a draft, or live at once. */
export async function revertContent(
  ref: ContentRef,
  number: number,
  { by, liveFrom = null }: Edit,
  { contentVersions }: Pick<ContentDesk, 'contentVersions'>,
): Promise<Step> {
  const [version] = await contentVersions.bodies([{ ...ref, number }])
  if (!version) return { outcome: 'unknown' }
  const saved = await contentVersions.save(ref, { body: version.body, savedBy: by, liveFrom })
  return { outcome: 'done', number: saved.number }
}

/** The versions of one document or of all with how each stands now, the newest first. */
export async function listContent(
  ref: ContentRef | undefined,
  { contentVersions, now }: Pick<ContentDesk, 'contentVersions' | 'now'>,
): Promise<(ContentHead & { state: ReturnType<typeof versionState> })[]> {
  const heads = await contentVersions.heads(ref)
  const documents = Map.groupBy(heads, ({ kind, slug }) => `${kind}/${slug}`)
  return [...documents.values()].flatMap((versions) =>
    versions.map((version) => ({ ...version, state: versionState(version, versions, now()) })),
  )
}

async function versionOf(
  ref: ContentRef,
  number: number | undefined,
  contentVersions: ContentDesk['contentVersions'],
): Promise<ContentHead | undefined> {
  const heads = await contentVersions.heads(ref)
  return number === undefined ? heads[0] : heads.find((head) => head.number === number)
}
