import type { Command } from 'commander'
import { siteStores } from '#data/site-stores.ts'
import { sinceDay } from '../since-day.ts'
import { siteOf } from '../site-of.ts'
import { integer } from '../integer.ts'
import { printLines } from '../print-lines.ts'
import { withDatabase } from '../with-database.ts'
import { eventLine } from './event-line.ts'

type Options = { site: string; since?: string; limit: number }

/** The `events` command. */
export function listEvents(program: Command): void {
  program
    .command('events')
    .description('Lists what visitors did on a site, newest first, with event ids.')
    .requiredOption('--site <slug>', 'the slug of the site')
    .option('--since <day>', 'only events since a day such as 2026-03-10')
    .option('--limit <number>', 'how many to list at most', integer, 50)
    .action(list)
}

async function list({ site: slug, since: day, limit }: Options) {
  const lines = await withDatabase(async ({ db }) => {
    const { siteId, site } = await siteOf(db, slug)
    const since = sinceDay(day, site.timeZone)
    const events = await siteStores(db, siteId).events.list({ limit, ...(since && { since }) })
    return events.map((event) => eventLine(event, site.timeZone))
  })
  printLines(lines, `${slug} has no ${day === undefined ? '' : 'such '}events.`)
}
