import type { Command } from 'commander'
import { siteStore } from '#data/sites.ts'
import { printLines } from '../print-lines.ts'
import { withDatabase } from '../with-database.ts'

export function listSites(program: Command): void {
  program
    .command('list-sites')
    .description('Lists the sites with slug, template and name.')
    .action(async () => {
      const records = await withDatabase(async ({ db }) => {
        const sites = siteStore(db)
        return sites.findMany([...(await sites.versions()).keys()])
      })
      const rows = records
        .toSorted((a, b) => a.slug.localeCompare(b.slug))
        .map(({ slug, document }) => `${slug}\t${document.template ?? 'metropolitan'}\t${document.name}`)
      printLines(rows, 'There are no sites yet.')
    })
}
