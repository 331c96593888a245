import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import { areFewCodesUsed } from '#domain/customers/code-use.ts'
import { unusedCodesWarning } from '#domain/customers/sign-in-limits.ts'
import type { Log } from '../log.ts'
import type { Dealership } from '../sites/dealership.ts'

type Parts = {
  portsOf: (siteId: string) => Pick<Dealership, 'acts'> | null | undefined
  log: Pick<Log, 'warn'>
}

/** Warns the operator of sites that send codes which nobody uses: once a day for each site, whichever process finds out. */
export async function logUnusedCodes(
  sites: readonly CodeUseOfSite[],
  { portsOf, log }: Parts,
): Promise<void> {
  for (const { siteId, slug, sent, used } of sites) {
    if (!areFewCodesUsed({ sent, used })) continue
    const isWarnedToday = (await portsOf(siteId)?.acts.count('', unusedCodesWarning)) !== null
    if (!isWarnedToday) log.warn({ site: slug, sent, used }, 'Few sign-in codes of the last day were used')
  }
}
