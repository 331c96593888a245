import type { Command } from 'commander'
import { siteStores } from '#data/site-stores.ts'
import { australianPhone } from '#operations/enquiries/australian-phone.ts'
import {
  type ErasureDesk,
  erasePerson,
  exportPersonalData,
  type PrivacyDesk,
} from '#operations/customers/personal-data.ts'
import { sealWith } from '#operations/spam/seal.ts'
import { openPayments } from '#server/boot/open-payments.ts'
import { Refusal } from './refusal.ts'
import { siteOf } from './site-of.ts'
import { withDatabase } from './with-database.ts'

type Options = { site: string; phone?: string; email?: string; withBookings?: boolean }

/** The `privacy` commands: a person's data as a file, and its erasure. */
export function privacyCommand(program: Command): void {
  const privacy = program
    .command('privacy')
    .description('Exports or erases what a site stores about a person.')
  const command = (usage: string, description: string) =>
    privacy
      .command(usage)
      .description(description)
      .requiredOption('--site <slug>', 'the slug of the site')
      .option('--phone <number>', 'their phone number')
      .option('--email <address>', 'their email address')

  command('export', 'Prints everything that the site stores about a person, as JSON.').action(exportData)
  command('erase', 'Erases what the site stores about a person. Messages already sent can’t be recalled.')
    .option('--with-bookings', 'also cancels upcoming bookings, without telling anyone')
    .action(erase)
}

async function exportData(options: Options) {
  const file = await onSite(options, (desk, person) => exportPersonalData(person, desk))
  process.stdout.write(`${JSON.stringify(file, null, 2)}\n`)
}

async function erase({ withBookings = false, ...options }: Options) {
  const result = await onSite(options, (desk, person) => erasePerson(person, desk, { withBookings }))
  if (result.outcome === 'has bookings') {
    const times = result.startsAt.map((time) => time.toISOString()).join(', ')
    throw new Refusal(
      `Nothing was erased. There are upcoming bookings: ${times}. Cancel them, or add --with-bookings.`,
    )
  }
  if (result.outcome === 'has reservations') {
    throw new Refusal(
      `Nothing was erased. There are reservations in progress: ${result.references.join(', ')}. End them first, with “forecourt holds”.`,
    )
  }
  const { accounts, enquiries, bookings, reservations, messages } = result.erased
  process.stdout.write(
    `Erased: accounts ${accounts}, enquiries ${enquiries}, messages ${messages}. Anonymised: bookings ${bookings}, reservations ${reservations}.\n`,
  )
}

type Desk = PrivacyDesk & ErasureDesk
type Person = Parameters<typeof exportPersonalData>[0]

function onSite<Result>(
  { site: slug, phone: typed, email: address }: Options,
  act: (desk: Desk, person: Person) => Promise<Result>,
): Promise<Result> {
  const phone = typed === undefined ? null : australianPhone(typed)
  if (typed !== undefined && phone === null)
    throw new Refusal(`“${typed}” is not an Australian phone number.`)
  const email = address?.trim() ?? null
  // A typo would look as if nothing were stored about the person.
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Refusal(`“${email}” is not an email address.`)
  if (phone === null && email === null) throw new Refusal('Name the person: --phone, --email or both.')
  return withDatabase(async ({ db }, env) => {
    const { siteId, site } = await siteOf(db, slug)
    const stores = siteStores(db, siteId)
    const seal = sealWith(() => stores.keys.key())
    const paymentProvider = openPayments(env, db).paymentProviders({ siteId, slug })
    const desk = { siteId, site, ...stores, seal, paymentProvider, now: () => new Date() }
    return act(desk, { phone, email })
  })
}
