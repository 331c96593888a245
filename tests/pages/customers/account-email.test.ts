import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const { db } = testDatabase()
const dealer: Dealership = {
  ...(await dealership({})),
  sendSms: () => Promise.resolve({ outcome: 'sent', answer: '' }),
}

describe('SAVE-06 a new email address on the account page', () => {
  test('is confirmed before alerts go to it', async () => {
    const kim = await customerWithAlerts('price-drop-email')
    await dealer.customers.confirmEmail(kim.id, kim.email, { isSignedIn: true })
    const linksBefore = await kim.links()

    const saved = await kim.saves({ name: 'Kim', email: 'new@example.com' })

    expect(saved.text).toContain('Saved. We’ve sent you an email with a link to confirm your address')
    expect(saved.text).toContain(
      'Your email alerts start once you open the link that we sent to new@example.com',
    )
    expect((await kim.links()) - linksBefore).toBe(1)
    expect(await dealer.customers.find(kim.id)).toMatchObject({
      email: 'new@example.com',
      emailConfirmedAt: null,
    })
  })

  test('needs no confirmation without email alerts, or if it stays the same', async () => {
    const kim = await customerWithAlerts('price-drop-sms')
    expect((await kim.saves({ name: 'Kim', email: 'other@example.com' })).text).not.toContain('confirm')
    expect(await kim.links()).toBe(0)

    const lee = await customerWithAlerts('price-drop-email')
    await dealer.customers.confirmEmail(lee.id, lee.email, { isSignedIn: true })
    const linksBefore = await lee.links()
    expect((await lee.saves({ name: 'Lee', email: lee.email.toUpperCase() })).text).not.toContain(
      'open the link',
    )
    expect(await lee.links()).toBe(linksBefore)
  })

  test('can’t be none while alerts go to it', async () => {
    const kim = await customerWithAlerts('price-drop-email')

    const refused = await kim.saves({ name: 'Kim', email: '' })

    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Your email alerts need an address. To remove it, stop them first.')
    expect(await dealer.customers.find(kim.id)).toMatchObject({ email: kim.email })
  })

  test('is not asked to confirm without end', async () => {
    const kim = await customerWithAlerts('price-drop-email')
    const emails = Array.from({ length: 7 }, (_, nth) => `kim${nth}@example.com`)
    let text = ''
    for (const email of emails) text = (await kim.saves({ name: 'Kim', email })).text

    expect(text).toContain('We’ve already sent several links today')
    expect(await kim.links(), 'a few links a day').toBe(5)
  })
})

async function customerWithAlerts(choice: string) {
  const { id, headers } = await signedIn(dealer)
  const post = (path: string, fields: Record<string, string>) =>
    visit(dealer, path, {
      method: 'POST',
      headers: { ...headers, origin: originOf(dealer) },
      body: new URLSearchParams(fields),
    })
  // An address gets few links a day, so each customer has their own.
  const email = `${id}@example.com`
  await post('/account/alerts', { [choice]: 'true', email })
  return {
    id,
    email,
    saves: (fields: Record<string, string>) => post('/account', { do: 'details', ...fields }),
    async links() {
      const { rows } = await db.execute(
        sql`select 1 from outbox where site_id = ${dealer.siteId} and key = ${id} and kind = 'confirm-email'`,
      )
      return rows.length
    },
  }
}
