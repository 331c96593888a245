import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

describe('API-01 the cards of requested vehicles', () => {
  test('are current, in the requested order, each once', async () => {
    const [hilux, cx5] = [createId(), createId()]
    const dealer = await dealership({
      stock: [
        { id: hilux, slug: 'hilux', offerPriceCents: 43_990_00 },
        { id: cx5, slug: 'cx5', make: 'Mazda', model: 'CX-5', year: 2022 },
      ],
    })

    const { status, cards } = await ask(dealer, [cx5, hilux, cx5])

    expect(status).toBe(200)
    expect(cards).toMatchObject([
      { slug: 'cx5', title: '2022 Mazda CX-5' },
      { slug: 'hilux', price: { kind: 'price', amountCents: 43_990_00 } },
    ])
  })

  test('mark a vehicle as just sold, and leave out vehicles that are no longer shown', async () => {
    const [justSold, longSold, hidden, withdrawn] = [createId(), createId(), createId(), createId()]
    const dealer = await dealership({
      stock: [
        { id: justSold, slug: 'just-sold', status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') },
        { id: longSold, slug: 'long-sold', status: 'sold', soldAt: new Date('2026-01-09T10:00:00+10:00') },
        { id: hidden, slug: 'hidden', showOnDealerWebsite: false },
        { id: withdrawn, slug: 'withdrawn', status: 'withdrawn' },
      ],
    })

    const { cards } = await ask(dealer, [
      justSold,
      longSold,
      hidden,
      withdrawn,
      createId(),
      'x',
      "'; drop table cars; --",
    ])

    expect(cards).toMatchObject([{ slug: 'just-sold', status: 'sold', isAvailable: false }])
  })

  test('SITE-01 include only this dealer’s vehicles', async () => {
    const id = createId()
    await dealership({ stock: [{ id, slug: 'elsewhere' }] })

    expect((await ask(await dealership(), [id])).cards).toEqual([])
  })

  test('CAR-06 contain no phone number and no cost', async () => {
    const id = createId()
    const dealer = await dealership({ site: { phones: { used: '07 7010 4455' } }, stock: [{ id }] })

    expect((await ask(dealer, [id])).text).not.toMatch(/7010/)
  })

  test.each([
    ['', 'bad_request'],
    ['?ids=', 'bad_request'],
    ['?ids=,,', 'bad_request'],
    [`?ids=${Array.from({ length: 51 }, () => createId()).join(',')}`, 'too_many'],
  ])('are refused for no ids or too many: %s', async (parameters, code) => {
    const { status, html } = await visit(await dealership(), `/api/cars${parameters}`)

    expect(status).toBe(400)
    expect(JSON.parse(html)).toMatchObject({ error: { code, message: expect.any(String) } })
  })
})

async function ask(dealer: Dealership, ids: string[]) {
  const { status, html } = await visit(dealer, `/api/cars?ids=${encodeURIComponent(ids.join(','))}`)
  return { status, text: html, cards: (JSON.parse(html) as { cards: unknown[] }).cards }
}
