import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { alertConsent } from '#domain/alerts/alert-consent.ts'
import { stopAddress } from '#operations/alerts/stop-alerts.ts'
import { confirmAddress } from '#operations/alerts/confirm-email.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const { db } = testDatabase()
const dealer: Dealership = {
  ...(await dealership({})),
  sendSms: () => Promise.resolve({ outcome: 'sent', answer: '' }),
}

describe('SAVE-06 the alerts page', () => {
  test('sends a visitor to sign in and back', async () => {
    const { status, headers } = await visit(dealer, '/account/alerts')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/sign-in?type=alerts&redirect=%2Faccount%2Falerts&back=%2F')
  })

  test('ticks nothing, says what the customer agrees to, and records exactly that', async () => {
    const kim = await customer()
    const before = await kim.see()
    expect(before.html).not.toMatch(/<input[^>]*checked/)
    const wording = alertConsent(dealer.site.name)
    expect(before.text).toContain(wording)

    const saved = await kim.send({
      'price-drop-sms': 'true',
      'sms-frequency': 'at-once',
      state: 'wa',
      email: '',
    })
    expect(saved.text).toContain('Your alerts are saved')
    expect((await kim.see()).html.match(/<input[^>]*checked/g)).toHaveLength(1)
    const [record] = await dealer.alertChoices.history(kim.id)
    expect(record).toMatchObject({
      kind: 'price-drop',
      channel: 'sms',
      frequency: 'at-once',
      page: `${originOf(dealer)}/account/alerts`,
      withdrawnAt: null,
    })
    const texts = await dealer.consentTexts.all()
    expect(texts.find(({ version }) => version === record?.wording)?.text).toBe(wording)
    expect(await dealer.customers.find(kim.id)).toMatchObject({ state: 'wa' })
  })

  test('keeps what was withdrawn as a record, and stops everything with one button', async () => {
    const kim = await customer()
    await kim.send({ 'price-drop-sms': 'true', 'new-match-sms': 'true' })
    await kim.send({ 'new-match-sms': 'true' })
    expect((await kim.send({ do: 'stop' })).text).toContain('All alerts are stopped')
    expect(await dealer.alertChoices.active(kim.id)).toEqual([])
    const history = await dealer.alertChoices.history(kim.id)
    expect(history.map(({ withdrawnAt }) => withdrawnAt)).toEqual([expect.any(Date), expect.any(Date)])
  })

  test('asks for an email address where one is needed, and for its confirmation', async () => {
    const kim = await customer()
    const refused = await kim.send({ 'price-drop-email': 'true', email: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Enter the email address that your alerts should go to.')
    expect(await dealer.alertChoices.history(kim.id)).toEqual([])

    const saved = await kim.send({ 'price-drop-email': 'true', email: 'kim@example.com' })
    expect(saved.text).toContain('Your email address isn’t confirmed yet')
    expect(await kim.jobs()).toBe(1)
    for (let press = 0; press < 6; press++) await kim.send({ do: 'confirm' })
    expect(await kim.jobs(), 'a few links a day').toBe(3)

    const claim = { customerId: kim.id, email: 'kim@example.com' }
    const path = await confirmAddress(claim, dealer.seal, dealer.now())
    expect((await visit(dealer, path)).text).toContain('Yes, that’s my address')
    expect((await dealer.customers.find(kim.id))?.emailConfirmedAt, 'opening it changes nothing').toBeNull()
    expect((await post(path)).text).toContain('Your email address is confirmed')
    expect((await dealer.customers.find(kim.id))?.emailConfirmedAt).toEqual(expect.any(Date))
    const old = new Date(dealer.now().getTime() - 8 * 24 * 3_600_000)
    expect((await visit(dealer, await confirmAddress(claim, dealer.seal, old))).status).toBe(404)
  })

  test('offers only what the site offers', async () => {
    const small = await dealership({ site: { customers: { alerts: ['price-drop'] } } })
    const { headers, id } = await signedIn(small)
    const page = await visit(small, '/account/alerts', { headers })
    expect(page.text).toContain('Price drops')
    expect(page.text).not.toContain('New matches')
    expect(page.text, 'without a gateway').not.toContain('Text message')
    await visit(small, '/account/alerts', {
      method: 'POST',
      headers: { ...headers, origin: originOf(small) },
      body: new URLSearchParams({
        'new-match-email': 'true',
        'price-drop-sms': 'true',
        email: 'kim@example.com',
      }),
    })
    expect(await small.alertChoices.history(id)).toEqual([])
  })

  test('lists saved searches, each with a button that removes it', async () => {
    const kim = await customer()
    await dealer.savedSearches.save(kim.id, { address: '/search?make=Toyota', key: 'k' }, 50)
    const [search] = await dealer.savedSearches.of(kim.id)
    expect((await kim.see()).html).toContain('href="/search?make=Toyota"')
    await kim.send({ do: 'remove-search', search: search?.id ?? '' })
    expect(await dealer.savedSearches.of(kim.id)).toEqual([])
  })
})

describe('SAVE-06 the link that stops alerts', () => {
  test('works without signing in: opening it changes nothing, and a button stops one channel or all', async () => {
    const kim = await customer()
    await kim.send({ 'price-drop-sms': 'true', 'price-drop-email': 'true', email: 'kim@example.com' })
    const path = await stopAddress({ customerId: kim.id, channel: 'sms' }, dealer.seal)

    const page = await visit(dealer, path)
    expect(page.text).toContain('Stop alerts by text message')
    expect(page.html).not.toContain(kim.phone)
    expect(await dealer.alertChoices.active(kim.id)).toHaveLength(2)

    expect((await post(path, { scope: 'channel' })).text).toContain('Alerts by text message are stopped')
    expect((await dealer.alertChoices.active(kim.id)).map(({ channel }) => channel)).toEqual(['email'])
    expect((await post(path, { scope: 'all' })).text).toContain('All alerts are stopped')
    expect((await post(path, { scope: 'all' })).status).toBe(200)
    expect(await dealer.alertChoices.active(kim.id)).toEqual([])
  })

  test('is pressed by a mailbox without cookies or an Origin (RFC 8058), and stays private', async () => {
    const kim = await customer()
    await kim.send({ 'price-drop-email': 'true', email: 'kim@example.com' })
    const path = await stopAddress({ customerId: kim.id, channel: 'email' }, dealer.seal)
    const ask = wholeApp(dealer)

    expect((await ask(path)).status, 'no other spelling of the address').toBe(200)
    const response = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await dealer.alertChoices.active(kim.id)).toEqual([])
  })

  test('that isn’t ours, or is of another site, stops nothing', async () => {
    const kim = await customer()
    await kim.send({ 'price-drop-sms': 'true' })
    const other = await dealership({})
    const theirs = await stopAddress({ customerId: kim.id, channel: 'sms' }, other.seal)
    for (const path of [theirs, '/alerts/stop/x', '/alerts/stop/a.b'])
      expect((await post(path, { scope: 'all' })).status).toBe(404)
    expect(await dealer.alertChoices.active(kim.id)).toHaveLength(1)
  })
})

function post(path: string, fields: Record<string, string> = {}) {
  const headers = { origin: originOf(dealer) }
  return visit(dealer, path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

async function customer() {
  const { id, phone, headers } = await signedIn(dealer)
  return {
    id,
    phone,
    see: () => visit(dealer, '/account/alerts', { headers }),
    send: (fields: Record<string, string>) =>
      visit(dealer, '/account/alerts', {
        method: 'POST',
        headers: { ...headers, origin: originOf(dealer) },
        body: new URLSearchParams(fields),
      }),
    async jobs() {
      const { rows } = await db.execute(
        sql`select 1 from outbox where site_id = ${dealer.siteId} and key = ${id} and kind = 'confirm-email'`,
      )
      return rows.length
    },
  }
}
