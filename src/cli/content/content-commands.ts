import type { Command } from 'commander'
import type { ContentRef } from '#data/content/content-versions.ts'
import { siteStores } from '#data/site-stores.ts'
import { contentKindNames, isContentKind } from '#domain/content/content-kinds.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import type { ContentDesk } from '#operations/content/edit-content.ts'
import { sealWith } from '#operations/spam/seal.ts'
import { siteOf } from '../site-of.ts'
import { withDatabase } from '../with-database.ts'
import { Refusal } from '../refusal.ts'

/** Who the command line is in the list of versions. */
export const COMMAND_LINE = 'command line'

type SiteOption = { site: string }

/** A command about the content of one site. */
export function contentCommand(program: Command, usage: string, description: string): Command {
  return program
    .command(usage)
    .description(description)
    .requiredOption('--site <slug>', 'the slug of the site')
}

/** Runs work on the content of the site that the options name. */
export function onContent<Result>(
  { site: slug }: SiteOption,
  work: (desk: ContentDesk, origin: string) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async ({ db }, { baseDomains: [baseDomain] }) => {
    const { siteId, site } = await siteOf(db, slug)
    const stores = siteStores(db, siteId)
    const [host] = site.hosts
    const desk = {
      site,
      contentVersions: stores.contentVersions,
      textReader: pageTextReader(),
      seal: sealWith(() => stores.keys.key()),
      now: () => new Date(),
    }
    return work(desk, host === undefined ? `https://${slug}.${baseDomain}` : `https://${host}`)
  })
}

/** The document that is meant, by its kind and slug. */
export function contentRef(kind: string, slug: string): ContentRef {
  if (!isContentKind(kind))
    throw new Refusal(`There is no content of the kind “${kind}”. Use one of ${contentKindNames.join(', ')}.`)
  return { kind, slug }
}

/** A moment that someone wrote with its offset, or now. */
export function momentOf(written: string | undefined): Date | undefined {
  if (written === undefined) return undefined
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(written)
  const at = new Date(written)
  if (!isMoment || Number.isNaN(at.getTime()))
    throw new Refusal(`“${written}” is not a time with its offset, such as 2026-12-01T08:00:00+10:00.`)
  return at
}
