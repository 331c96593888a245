import type { Command } from 'commander'
import { outboxOf } from '#data/outbox.ts'
import { siteStores } from '#data/site-stores.ts'
import { leadFacts } from '#operations/lead-delivery/lead-facts.ts'
import type { Env } from '#server/env.ts'
import { deadOfAllSites } from './dead-of-all-sites.ts'
import { deliveryLine, leadLine, leadLines } from './lead-lines.ts'
import { printLines } from '../print-lines.ts'
import { Refusal } from '../refusal.ts'
import { sinceDay } from '../since-day.ts'
import { siteOf } from '../site-of.ts'
import { integer } from '../integer.ts'
import { withDatabase } from '../with-database.ts'

type Site = { site: string }
type ListOptions = Site & { since?: string; unfinished?: boolean; suspect?: boolean; limit: number }

/** The `leads` commands: list and show leads, and send failed deliveries again or dismiss them. */
export function leadsCommand(program: Command): void {
  const leads = program
    .command('leads')
    .description('Shows leads and their deliveries, and sends failed deliveries again or dismisses them.')
  const command = (usage: string, description: string) =>
    leads.command(usage).description(description).requiredOption('--site <slug>', 'the slug of the site')

  command('list', 'Lists leads, newest first, with how far each has been delivered.')
    .option('--since <day>', 'only leads since a day such as 2026-03-10')
    .option('--unfinished', 'only partial leads, whose form is not finished')
    .option('--suspect', 'only possible spam')
    .option('--limit <number>', 'how many to list at most', integer, 50)
    .action(list)
  command('show <lead>', 'Shows all details of a lead, with the customer’s message.').action(show)
  leads
    .command('dead')
    .description('Lists the deliveries that failed for good, of one site or of all.')
    .option('--site <slug>', 'the slug of the site')
    .action(dead)
  command(
    'replay <id>',
    'Sends one delivery again, or all failed deliveries of a lead. Running servers do so within seconds.',
  ).action(replay)
  command(
    'dismiss <id>',
    'Takes one failed delivery, or all of a lead, off the list of `leads dead` and out of the alerts. It is not sent again.',
  )
    .requiredOption('--reason <text>', 'why, for the next person who reads it')
    .action(dismiss)
}

async function list({ site: slug, since: day, unfinished: partial, ...filter }: ListOptions) {
  const { found, timeZone } = await onSite(slug, async ({ deliveries }, { site: { timeZone } }) => {
    const since = sinceDay(day, timeZone)
    return {
      found: await deliveries.leads({ ...filter, ...(partial && { partial }), ...(since && { since }) }),
      timeZone,
    }
  })
  printLines(
    found.map((lead) => leadLine(lead, timeZone)),
    `${slug} has no ${day !== undefined || partial || filter.suspect ? 'such ' : ''}leads.`,
  )
}

async function show(id: string, { site: slug }: Site) {
  const lines = await onSite(slug, async (stores, { site }) => {
    const lead = isId(id) ? await stores.leads.find(id) : null
    if (!lead) throw new Refusal(`${slug} has no lead “${id}”.`)
    const facts = await leadFacts(lead, { site, cars: stores.cars, seal: null })
    return [...leadLines(facts), '', ...(await stores.deliveries.ofLead(id)).map(deliveryLine)]
  })
  printLines(lines)
}

async function dead({ site: slug }: Partial<Site>) {
  const lines =
    slug === undefined
      ? await withDatabase(({ db }) => deadOfAllSites(db))
      : await onSite(slug, async ({ deliveries }) => (await deliveries.dead()).map(deliveryLine))
  printLines(lines, 'No delivery has failed for good.')
}

async function replay(id: string, { site: slug }: Site) {
  const sent = await onSite(slug, ({ deliveries }) => deliveries.replay(id))
  if (sent === 0)
    throw new Refusal(`“${id}” has no delivery that can be sent again. One that is under way is left alone.`)
  printLines([`Deliveries to send again: ${sent}.`])
}

async function dismiss(id: string, { site: slug, reason }: Site & { reason: string }) {
  const dismissed = await onSite(slug, ({ deliveries }) => deliveries.dismiss(id, reason))
  if (dismissed === 0) throw new Refusal(`“${id}” has no delivery that failed for good.`)
  printLines([`Dismissed deliveries: ${dismissed}.`])
}

type Stores = ReturnType<typeof siteStores>
type Found = Awaited<ReturnType<typeof siteOf>>

/** Runs work for one site, and first warns if the environment prevents deliveries. */
function onSite<T>(slug: string, work: (stores: Stores, found: Found) => Promise<T>): Promise<T> {
  return withDatabase(async ({ db }, env) => {
    const found = await siteOf(db, slug)
    const figures = await outboxOf(db).figures()
    if (figures.some(({ waiting }) => waiting > 0))
      for (const line of notSet(env)) process.stderr.write(`${line}\n`)
    return work(siteStores(db, found.siteId), found)
  })
}

function notSet({ smtp, demo }: Env) {
  return smtp || demo ? [] : ['SMTP_URL is not set here: emails wait until the servers have it.']
}

function isId(text: string) {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
