import { grouped } from '#domain/shared/grouped.ts'
import type { Command } from 'commander'
import { countProgress } from './count-progress.ts'
import { Refusal } from './refusal.ts'
import { withDealerships } from './with-dealerships.ts'

export function fillSearch(program: Command): void {
  program
    .command('fill-search')
    .description(
      'Fills the index of a site’s search engine anew from the database. Until it is full, the old one answers.',
    )
    .requiredOption('--site <slug>', 'the site')
    .action(async ({ site }: { site: string }) => {
      const progress = countProgress(`Filling the search of ${site}`, process.stderr)
      let ending = 'stopped'
      try {
        const filled = await withDealerships((dealerships) => dealerships.fillSearch(site, progress.another))
        if (!filled) throw new Refusal(`There is no site “${site}”.`)
        ending = 'done'
        process.stdout.write(
          `The ${filled.engine} engine of ${site} is full: shoppers find ${grouped(filled.visible)} vehicles.\n`,
        )
      } finally {
        progress.done(ending)
      }
    })
}
