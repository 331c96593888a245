import { describe, expect, test } from 'vitest'
import { acceptedOffer } from '#operations/trade-in/accepted-offer.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { condition, finished } from '../../support/samples/trade-in.ts'

const email: Parameters<typeof dealership>[0] = {
  site: { delivery: { destinations: [{ kind: 'email', to: 'sales@harbour.example' }] } },
}

describe('TRD-06 an instant value', () => {
  test('is a range with its confidence, and each answer says what it changes', async () => {
    const dealer = await dealership()
    const { text } = await visit(dealer, await finished(dealer, 'NEW001'))

    expect(text).toMatch(/\$\d\d,\d{3} to \$\d\d,\d{3}/)
    expect(text).toContain('A first estimate')
    expect(text).toMatch(/Dents or damage\s*Takes off about \$\d,?\d+/)
  })

  test('after the questions it has its last day, and can be accepted, declined or talked about', async () => {
    const { dealer, path } = await offered()
    const { text } = await visit(dealer, path)

    expect(text).toContain('High confidence')
    expect(text).toContain('Valid until 17 March 2026')
    for (const choice of ['Accept this offer', 'Call me about it', 'No thanks'])
      expect(text).toContain(choice)
    expect(text).toContain('We inspect your car before the offer is final.')
    expect(text).toContain('same or next business day')
  })

  test('needs every answer', async () => {
    const dealer = await dealership()
    const path = await finished(dealer, 'NEW001')
    const { status, text, html } = await send(dealer, path, { intent: 'adjust', body: 'damage' })

    expect(status).toBe(422)
    expect(text).toContain('How are the tyres?: * This field is required')
    expect(html).toMatch(/checked=""[^>]*value="damage"|value="damage"[^>]*checked=""/)
  })

  test.each([
    ['OLD001', {}, 'We value cars over 10 years old in person.'],
    ['NEW001', { odometer: '100001' }, 'We value cars over 100,000 km in person.'],
    ['NOVALU', {}, 'There isn’t enough sales data to value your car instantly.'],
  ])('%s with %o has none, and says why', async (rego, details, why) => {
    const dealer = await dealership()
    const { text } = await visit(dealer, await finished(dealer, rego, details))

    expect(text).toContain(why)
    expect(text).toContain('Our buying team will be in touch')
    expect(text).not.toContain('Accept this offer')
  })
})

describe('TRD-06 accepting the offer', () => {
  test('is stored with the lead, told to the dealer once, and event 18', async () => {
    const { dealer, path } = await offered(email)
    const before = (await jobsOf(dealer)).length

    const answers = await Promise.all([
      send(dealer, path, { intent: 'accept' }),
      send(dealer, path, { intent: 'accept' }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [lead] = await leadsOf(dealer)
    expect(lead).toMatchObject({
      category: 'Trade-in Enquiry',
      subcategory: '3. Offer Accepted',
      formCompleted: true,
      fields: { offer_accepted: true, form_completed: true, offer_valid_until: '17 March 2026' },
    })
    expect(await jobsOf(dealer)).toHaveLength(before + 1)
    const accepted = (await dealer.events.list({ limit: 10 })).filter(({ name }) => name === 'offer-accepted')
    expect(accepted).toMatchObject([{ number: 18, leadId: lead?.id }])
    expect((await visit(dealer, path)).text).toContain('You’ve accepted our offer')
  })

  test('stays accepted when the same form is sent again', async () => {
    const { dealer, path } = await offered()
    await send(dealer, path, { intent: 'accept' })

    const again = await finished(dealer, 'NEW001')

    expect((await visit(dealer, again)).text).toContain('You’ve accepted our offer')
    expect((await visit(dealer, path)).text).toContain('You’ve accepted our offer')
  })

  test('leads to repayments with the lower figure', async () => {
    const { dealer, path } = await offered()
    await send(dealer, path, { intent: 'accept' })
    const { html } = await visit(dealer, path)
    const [, amount = ''] = /href="\/finance\?tradeIn=(\d+)#calculator"/.exec(html) ?? []

    expect(Number(amount)).toBeGreaterThan(10_000)
    expect((await visit(dealer, `/finance?tradeIn=${amount}`)).html).toMatch(
      new RegExp(`name="tradeIn"[^>]*value="${amount}"`),
    )
  })

  test('is not possible once it has expired, nor before the questions', async () => {
    const { dealer, path } = await offered()
    const late: Dealership = { ...dealer, now: () => new Date('2026-03-18T09:00:00+10:00') }
    await send(late, path, { intent: 'accept' })
    const early = await finished(dealer, 'FCT001')
    await send(dealer, early, { intent: 'accept' })

    for (const { subcategory } of await leadsOf(dealer)) expect(subcategory).toBeNull()
  })

  test('declining tells nobody and can be taken back; a call tells the dealer', async () => {
    const { dealer, path } = await offered(email)
    const before = (await jobsOf(dealer)).length
    await send(dealer, path, { intent: 'decline' })
    expect((await visit(dealer, path)).text).toContain('You’ve declined this offer')
    expect(await jobsOf(dealer)).toHaveLength(before)

    await send(dealer, path, { intent: 'call' })

    expect((await visit(dealer, path)).text).toContain('We’ll call you')
    expect(await jobsOf(dealer)).toHaveLength(before + 1)
    expect((await leadsOf(dealer))[0]?.fields).toMatchObject({
      offer_accepted: false,
      offer_decision: 'call',
    })
  })
})

describe('TRD-06 an accepted offer in a purchase', () => {
  const selling = {
    site: { reservations: { takesPayments: true, onlinePurchase: 'all' as const } },
    stock: [{ slug: 'hilux' }],
  }

  test('can be got on the way, and its page leads back to the purchase', async () => {
    const { dealer, path } = await offered(selling)
    const car = await dealer.cars.findBySlug('hilux')
    const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)
    await send(dealer, `${purchase}?step=payment`, { payment: 'own-funds' })
    expect((await visit(dealer, path)).html).not.toContain('Back to your purchase')

    const { status, headers } = await send(dealer, `${purchase}?step=trade-in`, { 'value-online': 'true' })
    expect([status, headers.get('location')]).toEqual([303, '/cars/trade-in?car_id=hilux'])

    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const { html } = await visit(dealer, path, { headers: { cookie } })
    expect(html).toContain(`href="${purchase}?step=trade-in"`)
  })

  test('is a choice in its trade-in step, and comes off the price', async () => {
    const { dealer, path } = await offered(selling)
    const { purchase, cookie } = await purchaseWithOffer(dealer, path)

    const step = await visit(dealer, `${purchase}?step=trade-in`, { headers: { cookie } })
    expect(step.text).toMatch(
      /Yes, my 2024 Mazda CX-5 Maxx Sport Your accepted offer: \$\d\d,\d{3}, valid until 17 March 2026/,
    )
    await takeOffer(dealer, purchase, cookie)

    const review = await visit(dealer, `${purchase}?step=review`)
    expect(review.text).toMatch(/Your trade-in, before its inspection -\$\d\d,\d{3}\.00/)
    expect(review.text).toContain('if your trade-in is as described')
  })

  test('worth more than the vehicle leaves money that the dealer pays, and no negative amount to pay', async () => {
    const { dealer, path } = await offered({ ...selling, stock: [{ slug: 'hilux', priceCents: 999_000 }] })
    const { purchase, cookie } = await purchaseWithOffer(dealer, path)
    await takeOffer(dealer, purchase, cookie)

    const { text } = await visit(dealer, `${purchase}?step=review`)
    expect(text).toMatch(/Total in your favour \$\d\d,\d{3}\.00/)
    expect(text).toMatch(/We pay you at handover, if your trade-in is as described \$\d\d,\d{3}\.00/)
    expect(text).not.toMatch(/To pay at handover/)
    expect(text).toContain('Back: Trade-in')
  })

  test('is no choice without the browser that accepted it, nor once it has expired', async () => {
    const { dealer, path } = await offered(selling)
    await send(dealer, path, { intent: 'accept' })
    const token = path.split('/').at(-1) ?? ''

    expect(await acceptedOffer(token, dealer)).toMatchObject({ rego: 'NEW001', validUntil: '2026-03-17' })
    const late = { ...dealer, now: () => new Date('2026-03-18T09:00:00+10:00') }
    expect(await acceptedOffer(token, late)).toBeNull()
    expect(await acceptedOffer(token, await dealership())).toBeNull()
  })
})

test('TRD-06 the valuation is stored with the lead where the site wants that', async () => {
  const saving = await offered({ site: { forms: { saveValuations: true } } })
  const not = await offered()

  expect((await leadsOf(saving.dealer))[0]?.fields).toMatchObject({
    valuation: {
      id: expect.stringContaining('NEW001'),
      low: expect.any(Number),
      adjustmentAnswers: condition,
    },
  })
  expect((await leadsOf(not.dealer))[0]?.fields).not.toHaveProperty('valuation')
})

test('TRD-06 a valuation that can’t be stored is only logged', async () => {
  const dealer = await dealership({ site: { forms: { saveValuations: true } } })
  const amend: Dealership['leads']['amend'] = (id, amendment, stored) =>
    'valuation' in (amendment.fields ?? {})
      ? Promise.reject(new Error('full'))
      : dealer.leads.amend(id, amendment, stored)
  const path = await finished(dealer, 'NEW001')
  const failing = { ...dealer, leads: { ...dealer.leads, amend } }
  const { status, warnings } = await visit(failing, path, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'adjust', ...condition }),
  })

  expect(status).toBe(303)
  expect(warnings).toMatchObject([{ message: 'Failed to save valuation data' }])
})

test('TRD-08 the link of an offer opens nothing on another site', async () => {
  const { path } = await offered()

  expect((await visit(await dealership(), path)).status).toBe(404)
})

async function offered(options: Parameters<typeof dealership>[0] = {}) {
  const dealer = await dealership(options)
  const path = await finished(dealer, 'NEW001')
  const { status } = await send(dealer, path, { intent: 'adjust', ...condition })
  expect(status).toBe(303)
  return { dealer, path }
}

/** A purchase at its trade-in step, by the browser that has accepted the offer. */
async function purchaseWithOffer(dealer: Dealership, path: string) {
  await send(dealer, path, { intent: 'accept' })
  const { headers } = await visit(dealer, path)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const car = await dealer.cars.findBySlug('hilux')
  const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)
  await send(dealer, `${purchase}?step=payment`, { payment: 'own-funds' })
  return { purchase, cookie }
}

function takeOffer(dealer: Dealership, purchase: string, cookie: string) {
  return visit(dealer, `${purchase}?step=trade-in`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ trade_in: 'offer' }),
  })
}
