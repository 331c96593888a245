import type { Command } from 'commander'
import { siteStore } from '#data/sites.ts'
import { Refusal } from '../refusal.ts'
import { withDatabase } from '../with-database.ts'

export function showSite(program: Command): void {
  program
    .command('show-site')
    .description('Prints a site’s document, ready to edit and save.')
    .argument('<slug>', 'the slug of the site')
    .action(async (slug: string) => {
      const record = await withDatabase(({ db }) => siteStore(db).findBySlug(slug))
      if (!record) throw new Refusal(`There is no site “${slug}”.`)
      process.stdout.write(`${JSON.stringify(record.document, null, 2)}\n`)
    })
}
