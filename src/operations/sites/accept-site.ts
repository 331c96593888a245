import type { SiteRecord, SiteStore } from '#data/sites.ts'
import { missingLicences } from '#sites/acceptance/missing-licences.ts'
import { Site, type SiteDocument } from '#sites/site.ts'

export type AcceptSiteOutcome =
  | { outcome: 'saved'; record: SiteRecord; isNew: boolean }
  | { outcome: 'unchanged'; record: SiteRecord }
  | { outcome: 'refused'; problems: SiteProblem[] }

/** Where in a document something is wrong, and what. */
export type SiteProblem = { path: string; message: string }

/** Takes a site's document if every part of it is right. A refused one changes nothing: the site keeps what it has. */
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

/** Checks a document without taking it. */
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
        ? [{ path: `hosts[${index}]`, message: `“${host}” belongs to the platform itself` }]
        : [],
    ),
    // Not a part of the schema: a site that runs already must not stop because a rule is new.
    ...missingLicences(read.data),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  return { outcome: 'right', document: document as SiteDocument, site: read.data }
}

/** What lies under a base domain is given out by slug; a site that claimed such a name could take another’s visitors. */
function isOurs(host: string, baseDomains: readonly string[]) {
  return baseDomains.some((base) => host === base || host.endsWith(`.${base}`))
}

/** Every unknown setting is a problem of its own, at its own path. */
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
