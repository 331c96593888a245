import type { SiteRecord, SiteStore } from '#data/sites.ts'
import { missingLicences } from '#sites/acceptance/missing-licences.ts'
import { Site, type SiteDocument } from '#sites/site.ts'

export type AcceptSiteOutcome =
  | { outcome: 'saved'; record: SiteRecord; isNew: boolean }
  | { outcome: 'unchanged'; record: SiteRecord }
  | { outcome: 'refused'; problems: SiteProblem[] }

/** A problem in a document, and its path. */
export type SiteProblem = { path: string; message: string }

/** Saves a site's document if every part of it is valid. An invalid one changes nothing. */
export async function acceptSite(
  document: unknown,
  sites: SiteStore,
  baseDomains: readonly string[],
  wish = { force: false },
): Promise<AcceptSiteOutcome> {
  const read = readSite(document, baseDomains)
  if (read.outcome === 'refused') return read

  const saved = await sites.save(read.document, read.site, wish)
  if (saved.outcome !== 'refused') return saved
  return { outcome: 'refused', problems: [{ path: pathOf(saved.path), message: saved.reason }] }
}

/** Validates a document without saving it. */
export function readSite(
  document: unknown,
  baseDomains: readonly string[],
):
  | { outcome: 'right'; document: SiteDocument; site: Site }
  | { outcome: 'refused'; problems: SiteProblem[] } {
  const read = Site.safeParse(document)
  if (!read.success) return { outcome: 'refused', problems: read.error.issues.flatMap(problemsOf) }

  const problems = [
    ...read.data.hosts.flatMap((host, index) =>
      isOurs(host, baseDomains)
        ? [{ path: `hosts[${index}]`, message: `“${host}” belongs to the platform` }]
        : [],
    ),
    // Not part of the schema, because a new rule must not stop a site that is already running.
    ...missingLicences(read.data),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  return { outcome: 'right', document: document as SiteDocument, site: read.data }
}

/**
 * Subdomains of a base domain belong to the sites of those slugs. A site that claimed one could take another
 * site's visitors.
 */
function isOurs(host: string, baseDomains: readonly string[]) {
  return baseDomains.some((base) => host === base || host.endsWith(`.${base}`))
}

/** Each unknown setting is a problem with its own path. */
export function problemsOf(issue: {
  code: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}): SiteProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message: issue.message }]
  return (issue.keys ?? []).map((key) => ({
    path: pathOf([...issue.path, key]),
    message: 'there is no such setting',
  }))
}

function pathOf(path: PropertyKey[]) {
  if (path.length === 0) return '(the whole document)'
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
}
