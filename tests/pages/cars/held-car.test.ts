import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { visit } from '../../support/browser/visit.ts'
import { makeAllDue, noSenders, roundFor, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = startWithNoJobs()

const reserved = { card: 'Reserved', api: true, page: 'Reserved', takesDeposit: false, checkout: 'queue' }
const free = { card: 'free', api: false, page: 'InStock', takesDeposit: true, checkout: 'payment' }

/** Every server looks for due jobs once a second. Pages read the state of the vehicles that they show when they are asked for. */
test('RSV-02 cards, the API, pages and the checkout show a hold, and its end as soon as its job has run', async () => {
  const dealer = await dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: [{ slug: 'hilux' }],
  })
  const car = await dealer.cars.findBySlug('hilux')
  expect(await shown(dealer)).toEqual(free)

  await dealer.holds.take(wishOf(car?.id ?? '', 'kim'), holdPlan(dealer))
  expect(await shown(dealer)).toEqual(reserved)

  await db.execute(sql`update holds set expires_at = now() - interval '1 second'
    where site_id = ${dealer.siteId}`)
  await makeAllDue()
  const round = roundFor([dealer], noSenders)
  while ((await round.begin()) > 0) await round.idle()
  expect(await shown(dealer)).toEqual(free)
})

async function shown(dealer: Dealership) {
  const [card, api, page, checkout] = await Promise.all(
    ['/search', '/api/search', '/cars/hilux', '/cars/hilux/checkout'].map((path) => visit(dealer, path)),
  )
  const { hits } = JSON.parse(api?.html ?? '') as { hits: { reserved: boolean }[] }
  return {
    card: card?.text.includes('Reserved') ? 'Reserved' : 'free',
    api: hits[0]?.reserved,
    page: /schema\.org\/(InStock|Reserved)/.exec(page?.html ?? '')?.[1],
    takesDeposit: page?.html.includes('href="/cars/hilux/checkout"'),
    checkout: checkout?.text.includes('Continue to payment') ? 'payment' : 'queue',
  }
}
