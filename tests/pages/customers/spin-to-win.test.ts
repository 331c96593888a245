import { describe, expect, test } from 'vitest'
import type { SiteDocument } from '#sites/site.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const wheel = {
  id: 'autumn',
  title: 'Autumn wheel',
  text: 'Spin for a prize.',
  from: '2026-03-01',
  until: '2026-03-31',
  terms: ['Each number has one spin.'],
  permits: 'NSW Authority No. TP/00000',
  prizes: [
    { id: 'service', name: 'Free service', details: 'Up to $400.', share: 1, stock: 2 },
    { id: 'cap', name: 'A cap', share: 3 },
  ],
}

async function dealerOn(day: string, { gate = false, promotions = {} }: Options = {}) {
  const dealer = await dealership({
    site: { promotions: { spinToWin: wheel, ...promotions }, forms: { gateSpinToWin: gate } },
  })
  return { ...dealer, now: () => new Date(`${day}T02:00:00Z`) }
}

type Options = { gate?: boolean; promotions?: SiteDocument['promotions'] }
type Dealer = Awaited<ReturnType<typeof dealerOn>>

function spin(dealer: Dealer, headers: Record<string, string> = {}) {
  return visit(dealer, '/spin-to-win', {
    method: 'POST',
    headers: { ...headers, origin: originOf(dealer) },
    body: new URLSearchParams({}),
  })
}

describe('RNG-03 spin to win', () => {
  test('says what can be won, the chances, the terms and the permit before anyone signs in', async () => {
    const page = await visit(await dealerOn('2026-03-10'), '/spin-to-win')

    for (const text of ['Free service', '1 in 4', '2 to be won', 'A cap', 'Each number has one spin.'])
      expect(page.text).toContain(text)
    expect(page.text).toContain('NSW Authority No. TP/00000')
    expect(page.html).toMatch(/[0-9a-f]{64}/)
    expect(page.text).toContain('Sign in to spin')
  })

  test('a visitor who spins signs in first, and a signed-in customer sees the same result from then on', async () => {
    const dealer = await dealerOn('2026-03-10')
    const { headers } = await signedIn(dealer)

    const visitor = await spin(dealer)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win'),
    ])

    expect((await spin(dealer, headers)).headers.get('location')).toBe('/spin-to-win')
    const first = await visit(dealer, '/spin-to-win', { headers })
    await spin(dealer, headers)
    const second = await visit(dealer, '/spin-to-win', { headers })

    expect(first.text).toMatch(/You won: (Free service|A cap)/)
    expect(first.text).toContain('by 7 April 2026')
    expect(second.text).toBe(first.text)
    expect(second.text).not.toContain('Spin the wheel')
  })

  test('with the gate on, the page itself asks to sign in (ROUTE-08)', async () => {
    const page = await visit(await dealerOn('2026-03-10', { gate: true }), '/spin-to-win')
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/sign-in?type=spin-to-win'),
    ])
  })

  test('before its first day it takes no spin', async () => {
    const dealer = await dealerOn('2026-02-27')
    const { headers } = await signedIn(dealer)
    await spin(dealer, headers)
    const page = await visit(dealer, '/spin-to-win', { headers })

    expect(page.text).toContain('You can spin from 1 March 2026 to 31 March 2026.')
    expect(page.text).not.toContain('You won')
  })

  test('after its last day the secret is shown, and the fingerprint was of it', async () => {
    const dealer = await dealerOn('2026-03-10')
    const open = await visit(dealer, '/spin-to-win')
    const over = await visit({ ...dealer, now: () => new Date('2026-04-02T02:00:00Z') }, '/spin-to-win')
    const [commitment] = /[0-9a-f]{64}/.exec(open.text) ?? []
    const [committed] = /[0-9a-f]{64}\nservice:1:2\ncap:3:any/.exec(over.html) ?? []

    expect(open.html).not.toContain('cap:3:any')
    expect(await sha256(committed ?? '')).toBe(commitment)
    expect(over.text).toContain('It ended on 31 March 2026.')
  })

  test('without a promotion the page says so, and search engines leave it out', async () => {
    const page = await visit(
      await dealerOn('2026-03-10', { promotions: { spinToWin: null } }),
      '/spin-to-win',
    )
    expect(page.text).toContain('There’s no competition on at the moment.')
    expect(page.html).toContain('noindex')
  })
})

async function sha256(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex')
}

describe('SAVE-06 “My data” says that drawn prizes stay', () => {
  const STAYS = 'which prizes were drawn'

  test('only where there is a wheel', async () => {
    for (const [dealer, isSaid] of [
      [await dealerOn('2026-03-10'), true],
      [await dealership(), false],
    ] as const) {
      const { headers } = await signedIn(dealer)
      expect((await visit(dealer, '/account/data', { headers })).text.includes(STAYS)).toBe(isSaid)
    }
  })

  test('to someone who spun a wheel that is gone', async () => {
    const dealer = await dealerOn('2026-03-10')
    const { headers } = await signedIn(dealer)
    await spin(dealer, headers)
    const { spinToWin: _gone, ...promotions } = dealer.site.promotions
    const later = { ...dealer, site: { ...dealer.site, promotions: { ...promotions, spinToWin: null } } }

    expect((await visit(later, '/account/data', { headers })).text).toContain(STAYS)
  })
})
