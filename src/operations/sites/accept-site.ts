import type { SiteRecord, SiteStore } from '#data/sites.ts'
import { missingLicences } from '#sites/acceptance/missing-licences.ts'
import { undialablePhones } from '#sites/acceptance/undialable-phones.ts'
import { Site, type SiteDocument } from '#sites/site.ts'
import { type DocumentProblem, pathOf, problemsOf } from './document-problems.ts'
import { plainMessage } from './plain-message.ts'
import { unstorableTexts } from './unstorable-texts.ts'

export type AcceptSiteOutcome =
  | { outcome: 'saved'; record: SiteRecord; isNew: boolean }
  | { outcome: 'unchanged'; record: SiteRecord }
  | { outcome: 'refused'; problems: DocumentProblem[] }

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
  | { outcome: 'refused'; problems: DocumentProblem[] } {
  const read = Site.safeParse(document, { error: plainMessage })
  if (!read.success)
    return { outcome: 'refused', problems: read.error.issues.flatMap((issue) => problemsOf(issue)) }

  const problems = [
    ...unstorableTexts(document),
    ...read.data.hosts.flatMap((host, index) =>
      isOurs(host, baseDomains)
        ? [{ path: `hosts[${index}]`, message: `“${host}” belongs to the platform` }]
        : [],
    ),
    // Not part of the schema, because a new rule must not stop a site that is already running.
    ...missingLicences(read.data),
    ...undialablePhones(read.data),
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
