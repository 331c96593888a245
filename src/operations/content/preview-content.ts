import { z } from 'zod'
import type { ContentRef } from '#data/content/content-versions.ts'
import { contentPath } from '#domain/content/content-address.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The parameter of a preview link. */
export const PREVIEW = 'preview'

const HOUR_MS = 60 * 60 * 1000
const MAX_HOURS = 7 * 24

const ticket = z.strictObject({ at: z.iso.datetime(), expires: z.iso.datetime() })

type Wish = { at: Date; hours?: number }

/** A link that shows the document’s page as of a time, with drafts, to anyone who has the link, until it expires. */
export async function previewAddress(
  { kind, slug }: ContentRef,
  { at, hours = 24 }: Wish,
  { site, seal, now }: Pick<Dealership, 'site' | 'seal' | 'now'>,
): Promise<string> {
  const expires = new Date(now().getTime() + Math.min(hours, MAX_HOURS) * HOUR_MS)
  const token = await seal.close('content preview', JSON.stringify({ at, expires }))
  return `${contentPath(kind, slug, site.forms)}?${new URLSearchParams({ [PREVIEW]: token })}`
}

/** The time that a preview link shows; `null` if it has expired or isn’t this site’s. */
export async function previewedTime(
  token: string,
  { seal, now }: Pick<Dealership, 'seal' | 'now'>,
): Promise<Date | null> {
  const opened = await seal.open('content preview', token)
  const read = opened === null ? null : ticket.safeParse(JSON.parse(opened))
  if (!read?.success || new Date(read.data.expires) <= now()) return null
  return new Date(read.data.at)
}
