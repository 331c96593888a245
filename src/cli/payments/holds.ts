import type { Command } from 'commander'
import type { Dealership } from '#operations/sites/dealership.ts'
import { integer } from '../integer.ts'
import { printLines } from '../print-lines.ts'
import { Refusal } from '../refusal.ts'
import { withDealerships } from '../with-dealerships.ts'
import { holdLines, releaseReference, sellReference } from './hold-acts.ts'

type Site = { site: string }
type ListOptions = Site & { all?: boolean; limit: number }

/** The `holds` commands: list holds, give a vehicle back, and sell it to its holder. */
export function holdsCommand(program: Command): void {
  const holds = program.command('holds').description('Lists the holds of vehicles, and ends them.')
  const command = (usage: string, description: string) =>
    holds.command(usage).description(description).requiredOption('--site <slug>', 'the slug of the site')

  command('list', 'Lists holds that keep a vehicle or whose deposit is going back, newest first.')
    .option('--all', 'also those that have ended')
    .option('--limit <number>', 'how many to list at most', integer, 50)
    .action(({ site, all = false, limit }: ListOptions) =>
      printed(
        site,
        (dealer) => holdLines({ all, limit }, dealer),
        `${site} has no ${all ? '' : 'open '}holds.`,
      ),
    )
  command(
    'release <reference>',
    'Ends a hold, so that the vehicle is free. A running server refunds its deposit.',
  ).action((reference: string, { site }: Site) =>
    printed(site, (dealer) => releaseReference(reference, dealer)),
  )
  command(
    'sell <reference>',
    'Sells a held vehicle to its holder. The deposit counts towards the price and is not refunded.',
  ).action((reference: string, { site }: Site) => printed(site, (dealer) => sellReference(reference, dealer)))
}

async function printed(slug: string, work: (dealer: Dealership) => Promise<string[]>, none?: string) {
  const lines = await withDealerships(async (dealerships) => {
    const dealer = await dealerships.forHost(`${slug}.localhost`)
    if (!dealer) throw new Refusal(`There is no site “${slug}”.`)
    return work(dealer)
  })
  printLines(lines, none)
}
