import type { Command } from 'commander'
import { type Reconciled, reconcileSite } from '#operations/payments/reconcile-site.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import { integer } from '../integer.ts'
import { Refusal } from '../refusal.ts'
import { withDealerships } from '../with-dealerships.ts'
import { reconcileLines } from './payment-lines.ts'

type Options = { site?: string; days: number }
type Compared = { slug: string } & (Reconciled | { problem: string })

/** The `reconcile` command: compares payments at the provider with ours, the holds and the ledger. */
export function reconcileCommand(program: Command): void {
  program
    .command('reconcile')
    .description(
      'Compares the payments at the payment provider with ours, with the holds and with the ledger. Exits 1 if any differ.',
    )
    .option('--site <slug>', 'only this site')
    .option('--days <number>', 'how many days back to compare', integer, 35)
    .action(async (options: Options) => {
      const compared = await withDealerships((dealerships) => reconcileSites(options, dealerships))
      for (const site of compared) {
        if ('problem' in site) process.stderr.write(`${site.slug}: ${site.problem}\n`)
        else process.stdout.write(reconcileLines(site.slug, site).join('\n') + '\n')
      }
      if (compared.some((site) => 'problem' in site || site.differences.length > 0)) process.exitCode = 1
    })
}

/** Compares each site that has anything to compare, and says why where that is impossible. */
export async function reconcileSites(
  { site: slug, days }: Options,
  dealerships: Pick<Dealerships, 'all' | 'ofSite'>,
): Promise<Compared[]> {
  const sites = dealerships.all().filter((running) => slug === undefined || running.slug === slug)
  if (slug !== undefined && sites.length === 0) throw new Refusal(`There is no site “${slug}”.`)
  const compared: Compared[] = []
  for (const { id, slug: name } of sites) {
    const dealer = dealerships.ofSite(id)
    // Without a connection, a site that has never taken a payment has nothing to compare.
    const isConcerned =
      dealer && (slug !== undefined || dealer.paymentProvider || (await hasPayments(dealer)))
    if (dealer && isConcerned) compared.push({ slug: name, ...(await comparedOrProblem(days, dealer)) })
  }
  return compared
}

async function hasPayments({ payments }: Dealership) {
  return (await payments.books(new Date(0))).length > 0
}

async function comparedOrProblem(days: number, dealer: Dealership) {
  if (!dealer.paymentProvider)
    return {
      problem: 'there is no connection to a payment provider here. See STRIPE_KEYS in docs/payments.md.',
    }
  try {
    return await reconcileSite(days, dealer)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { problem: `the payments could not be compared: ${why}` }
  }
}
