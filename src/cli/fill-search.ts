import { formatNumber } from '#domain/shared/format-number.ts'
import type { Command } from 'commander'
import { countProgress } from './count-progress.ts'
import { Refusal } from './refusal.ts'
import { withDealerships } from './with-dealerships.ts'

export function fillSearch(program: Command): void {
  program
    .command('fill-search')
    .description(
      'Rebuilds the index of a site’s search engine from the database. The old index serves searches until the new one is complete.',
    )
    .requiredOption('--site <slug>', 'the slug of the site')
    .action(async ({ site }: { site: string }) => {
      const progress = countProgress(`Indexing ${site}`, process.stderr)
      let ending = 'stopped'
      try {
        const filled = await withDealerships((dealerships) => dealerships.fillSearch(site, progress.another))
        if (!filled) throw new Refusal(`There is no site “${site}”.`)
        ending = 'done'
        process.stdout.write(
          `The ${filled.engine} index of ${site} is complete: shoppers can find ${formatNumber(filled.visible)} vehicles.\n`,
        )
      } finally {
        progress.done(ending)
      }
    })
}
