import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reconcileSite } from '#operations/payments/reconcile-site.ts'
import { startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { holdFaults, ledgerFaults } from '../../support/reservations/hold-faults.ts'
import { holdWorld, type HoldWorld, notify, runJobs, steps } from '../../support/reservations/hold-world.ts'
import { isFullRun } from '../../support/weight.ts'

const { db } = startWithNoJobs()

/** Most walks should get somewhere. */
const often = [
  'take',
  'take',
  'pay',
  'pay',
  'start another payment',
  'clock forward',
  'jobs that refund',
] as const
const names = [...(Object.keys(steps) as (keyof typeof steps)[]), ...often]
const walks = array(tuple(constantFrom(...names), nat(2), nat(2)), {
  minLength: 10,
  maxLength: 30,
  size: 'max',
})
const runs = isFullRun ? 300 : 12

test('RSV-02 RSV-03 RSV-06 no order of steps leads to an illegal state, and in the end the books agree', async () => {
  await assert(
    asyncProperty(walks, async (walk) => {
      const world = await holdWorld()
      for (const [name, ...numbers] of walk) {
        const picks = [...numbers]
        // The newest first, where most happens.
        await steps[name](world, (from) => from.at(-1 - ((picks.shift() ?? 0) % from.length)))
        expect({ after: name, faults: await faultsOf(world) }).toEqual({ after: name, faults: [] })
      }
      await settle(world)
      expect(await faultsOf(world)).toEqual([])
      expect(await differencesOf(world)).toEqual([])
    }),
    { numRuns: runs, interruptAfterTimeLimit: 90_000 },
  )
}, 120_000)

async function faultsOf({ dealer: { siteId }, givenUp }: HoldWorld) {
  const { rows: released } = await db.execute<{ id: string }>(sql`
    select hold_id as id from hold_steps where site_id = ${siteId} and event = 'release'`)
  return [
    ...(await holdFaults(db, siteId)),
    ...(await ledgerFaults(db, siteId)),
    ...released.filter(({ id }) => !givenUp.has(id)).map(({ id }) => `nobody gave it up: ${id}`),
  ]
}

/** Every hold ends, and everything that is on its way arrives. */
async function settle(world: HoldWorld) {
  await steps['clock forward'](world, ([first]) => first)
  await steps['clock forward'](world, (all) => all.at(-1))
  for (const kind of ['hold-expiry', 'sandbox-payment-notice', 'refund-payment', 'refund-payment'])
    await runJobs(world, kind)
  for (const notice of world.notices) await notify(world, notice)
  for (const kind of ['refund-payment', 'refund-payment', 'sandbox-payment-notice'])
    await runJobs(world, kind)
}

async function differencesOf({ dealer }: HoldWorld) {
  const later = { ...dealer, now: () => new Date(Date.now() + 60_000) }
  return (await reconcileSite(1, later, 0)).differences
}
