import type { Command } from 'commander'
import { type SiteStores, siteStores } from '#data/site-stores.ts'
import { australianPhone } from '#operations/enquiries/australian-phone.ts'
import { Refusal } from './refusal.ts'
import { siteOf } from './site-of.ts'
import { withDatabase } from './with-database.ts'

type Whose = { phone?: string; everyone?: boolean }

/** Signs customers out, such as one whose phone was stolen. They can sign in again with a new code. */
export function endSessionsCommand(program: Command): void {
  program
    .command('end-sessions')
    .description('Signs out one customer of a site, or all customers, on every device.')
    .requiredOption('--site <slug>', 'the slug of the site')
    .option('--phone <number>', 'the customer’s mobile number')
    .option('--everyone', 'all customers of the site')
    .action(({ site, ...whose }: Whose & { site: string }) =>
      withDatabase(async ({ db }) => {
        const { siteId } = await siteOf(db, site)
        process.stdout.write(`${await endSessions(whose, siteStores(db, siteId))}\n`)
      }),
    )
}

/** What was done, as a sentence. A number that nobody signs in with is refused. */
export async function endSessions(
  { phone: typed, everyone = false }: Whose,
  { customers, sessions }: Pick<SiteStores, 'customers' | 'sessions'>,
): Promise<string> {
  if ((typed === undefined) === !everyone)
    throw new Refusal('Name the customer with --phone, or add --everyone.')
  if (typed === undefined) return ended(await sessions.endEveryones())
  const phone = australianPhone(typed)
  if (phone === null) throw new Refusal(`“${typed}” is not an Australian phone number.`)
  const customer = await customers.findByPhone(phone)
  if (!customer) throw new Refusal(`No customer of this site signs in with ${phone}.`)
  return ended(await sessions.endAll(customer.id))
}

function ended(count: number) {
  return `Ended ${count} ${count === 1 ? 'session' : 'sessions'}.`
}
