import type { AcceptSiteOutcome } from '#operations/sites/accept-site.ts'

/** Says what was saved. A slug with a slip in it makes another site, so a new one is named as such. */
export function savedLine(result: Exclude<AcceptSiteOutcome, { outcome: 'refused' }>): string {
  const { slug, version } = result.record
  if (result.outcome === 'unchanged') return `Site ${slug} has not changed.`
  return result.isNew ? `Created site ${slug}.` : `Site ${slug} was saved as version ${version}.`
}
