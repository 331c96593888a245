import { type Command, Option } from 'commander'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import type { Env } from '#server/env.ts'
import type { Store } from '#server/boot/open-store.ts'
import { type Template, templates } from '#sites/appearance.ts'
import type { SiteDocument } from '#sites/site.ts'
import { importFeedFile } from './import-stock.ts'
import { importSummary } from './import-summary.ts'
import { listProblems } from './list-problems.ts'
import { Refusal } from './refusal.ts'
import { withDatabase } from './with-database.ts'

type Options = {
  slug: string
  name: string
  template: Template
  host: string[]
  email?: string
  phone?: string
  timeZone?: string
  feed?: string
  mapping: string
}

export function createSite(program: Command): void {
  program
    .command('create-site')
    .description(
      'Adds a site, with its stock if there is a feed. Running servers answer for it within seconds.',
    )
    .requiredOption('--slug <slug>', 'its short name; it answers at {slug}.{base domain}')
    .requiredOption('--name <name>', 'the dealer’s name as visitors read it')
    .addOption(
      new Option('--template <template>', 'its layout').choices([...templates]).default('metropolitan'),
    )
    .option('--host <domain...>', 'domains of its own', [])
    .option('--email <address>', 'where leads reach the dealer')
    .option('--phone <number>', 'the dealer’s number')
    .option('--time-zone <zone>', 'such as Australia/Perth')
    .option('--feed <file>', 'its stock, as for import-stock')
    .option('--mapping <mapping>', 'how to read the feed, as for import-stock', 'generic')
    .action((options: Options) => withDatabase((store, env) => create(store, options, env)))
}

async function create(store: Store, options: Options, { baseDomains }: Env) {
  const { slug, feed, mapping } = options
  const sites = siteStore(store.db)
  if (await sites.findBySlug(slug))
    throw new Refusal(`There is a site “${slug}” already; change it with save-site.`)

  const accepted = await acceptSite(firstDocument(options), sites, baseDomains)
  if (accepted.outcome === 'refused') throw new Refusal(listProblems(`The site ${slug}`, accepted.problems))
  if (feed !== undefined)
    await firstStock(store, { site: slug, file: feed, mapping }, () => sites.remove(accepted.record.id))
  process.stdout.write(`The site ${slug} is there.\n`)
}

/** A site that was to come with its stock does not come without it: the command can then simply be given again. */
async function firstStock(
  store: Store,
  feed: { site: string; file: string; mapping: string },
  takeBack: () => Promise<void>,
) {
  try {
    const imported = await importFeedFile(store, feed)
    if (imported.outcome === 'refused') throw new Refusal(importSummary(imported))
    process.stdout.write(`${importSummary(imported)}\n`)
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** What a site needs at least; the dealer adds the rest with show-site and save-site. */
function firstDocument({ slug, name, template, host, email, phone, timeZone }: Options): SiteDocument {
  return {
    slug,
    name,
    template,
    ...(host.length > 0 && { hosts: host }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(timeZone !== undefined && { timeZone }),
    dealershipId: slug,
    dealerships: [{ id: slug, slug, name }],
  }
}
