import type { Command } from 'commander'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { checkSearch } from '#operations/search/check-search.ts'
import { Refusal } from './refusal.ts'
import { integer } from './integer.ts'
import { withDealerships } from './with-dealerships.ts'

type Options = { site: string; combinations: number; seed: number }

export function checkSearchCommand(program: Command): void {
  program
    .command('check-search')
    .description(
      'Compares the counts of a site’s search engine with the database for random combinations of filters.',
    )
    .requiredOption('--site <slug>', 'the slug of the site')
    .option('--combinations <number>', 'how many combinations to compare', integer, 200)
    .option('--seed <number>', 'use another number for other combinations', integer, 1)
    .action(async ({ site, combinations, seed }: Options) => {
      const check = await withDealerships(async (dealerships) => {
        const dealership = await dealerships.forHost(`${site}.localhost`)
        if (!dealership) throw new Refusal(`There is no site “${site}”.`)
        return checkSearch(dealership, combinations, seededRandom(seed))
      })
      if (check.differences.length > 0) throw new Refusal(check.differences.join('\n'))
      process.stdout.write(
        `${check.combinations} combinations over ${check.vehicles} vehicles: every count agrees.\n`,
      )
    })
}
