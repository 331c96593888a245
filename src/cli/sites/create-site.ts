import { type Command, Option } from 'commander'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import type { Env } from '#server/env.ts'
import type { Store } from '#server/boot/open-store.ts'
import { type Template, templates } from '#sites/templates/templates.ts'
import type { SiteDocument } from '#sites/site.ts'
import { importFeedFile } from '../import-stock.ts'
import { importSummary } from '../import-summary.ts'
import { listProblems } from '../list-problems.ts'
import { Refusal } from '../refusal.ts'
import { withDatabase } from '../with-database.ts'

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
      'Creates a site, and imports its stock if there is a feed. Running servers pick it up within seconds.',
    )
    .requiredOption('--slug <slug>', 'a short name; the site’s address is {slug}.{base domain}')
    .requiredOption('--name <name>', 'the dealer’s name as visitors see it')
    .addOption(
      new Option('--template <template>', 'the layout of the site')
        .choices([...templates])
        .default('metropolitan'),
    )
    .option('--host <domain...>', 'the site’s own domains', [])
    .option('--email <address>', 'where the dealer receives leads')
    .option('--phone <number>', 'the dealer’s phone number')
    .option('--time-zone <zone>', 'a time zone such as Australia/Perth')
    .option('--feed <file>', 'a stock feed, as for import-stock')
    .option('--mapping <mapping>', 'how to read the feed, as for import-stock', 'generic')
    .action((options: Options, command: Command) => {
      if (options.feed === undefined && command.getOptionValueSource('mapping') === 'cli')
        throw new Refusal('--mapping needs a --feed to read.')
      return withDatabase((store, env) => create(store, options, env), { mayCreate: true })
    })
}

async function create(store: Store, options: Options, { baseDomains }: Env) {
  const { slug, feed, mapping } = options
  const sites = siteStore(store.db)
  if (await sites.findBySlug(slug))
    throw new Refusal(`The site “${slug}” exists already. Change it with save-site.`)

  const accepted = await acceptSite(firstDocument(options), sites, baseDomains)
  if (accepted.outcome === 'refused') throw new Refusal(listProblems(`The site ${slug}`, accepted.problems))
  if (feed !== undefined)
    await firstStock(store, { site: slug, file: feed, mapping }, () => sites.remove(accepted.record.id))
  process.stdout.write(`Created site ${slug}.\n`)
}

/** If the feed is refused, the site is not created either, so that the operator can run the same command again. */
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

/** The minimum document of a site. The dealer adds the rest with show-site and save-site. */
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
