import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmAddress } from '#operations/alerts/confirm-email.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const { db } = testDatabase()
const dealer = await dealership()

describe('SAVE-06 confirming an email address', () => {
  test('in another browser lets alerts go to it, but opens nothing that is stored under it', async () => {
    const email = 'first@example.com'
    const lead = await enquiryFrom(email)
    const kim = await customerWith(email)

    const asked = await kim.opensLink({})
    expect(asked.text).toContain(`mobile number •••• ••• ${kim.phone.slice(-3)}`)
    expect(asked.html).not.toContain(kim.phone.slice(3, 6))
    expect(asked.text).toContain('Only confirm if that’s your mobile number.')
    const other = await signedIn(dealer)
    expect((await kim.confirmsIn(other.headers)).text).toContain('Your email address is confirmed')

    expect(await dealer.customers.find(kim.id)).toMatchObject({ emailConfirmedAt: expect.any(Date) })
    expect(await kim.data()).toMatchObject({ enquiries: [] })
    await kim.erases()
    expect(await dealer.customers.find(kim.id)).toBeNull()
    expect(await dealer.leads.find(lead)).toMatchObject({ email })
  })

  test('in the customer’s own browser makes what is stored under it theirs', async () => {
    const email = 'second@example.com'
    const lead = await enquiryFrom(email.toUpperCase())
    const kim = await customerWith(email)

    expect((await kim.opensLink(kim.headers)).text).toContain('This is your account.')
    await kim.confirmsIn(kim.headers)

    expect(await kim.data()).toMatchObject({ enquiries: [{ id: lead }] })
    await kim.erases()
    expect(await dealer.leads.find(lead)).toBeNull()
  })

  test('can be done again from the data page, because another browser proved nothing', async () => {
    const email = 'fifth@example.com'
    const kim = await customerWith(email)
    await kim.confirmsIn({})

    expect(await kim.dataPage()).toContain('To include enquiries and bookings you made with only')
    expect((await kim.asksForLink()).text).toContain('We’ve sent you an email with a link')
    const { rows } = await db.execute(sql`select kind from outbox where key = ${kim.id}`)
    expect(rows).toEqual([{ kind: 'confirm-email' }])
    await kim.confirmsIn(kim.headers)
    expect(await kim.dataPage()).not.toContain('To include enquiries and bookings you made with only')
    expect((await kim.asksForLink()).text).toContain('Your email address is confirmed')
  })

  test('offers a visitor to sign in first', async () => {
    const kim = await customerWith('sixth@example.com')

    expect((await kim.opensLink({})).html).toMatch(
      /href="\/sign-in\?type=account&amp;redirect=%2Faccount%2Fconfirm-email%2F[^"]+"[^>]*>sign in first/,
    )
    expect((await kim.opensLink(kim.headers)).text).not.toContain('sign in first')
  })

  test('counts for that address only, not for the one it is changed to', async () => {
    const kim = await customerWith('third@example.com')
    await kim.confirmsIn(kim.headers)
    await enquiryFrom('fourth@example.com')
    await kim.enters('fourth@example.com')
    await dealer.customers.confirmEmail(kim.id, 'fourth@example.com', { isSignedIn: false })

    expect(await kim.data()).toMatchObject({ enquiries: [] })
  })

  test('never reaches another account with the same address', async () => {
    const email = 'shared@example.com'
    const [kim, lee] = [await customerWith(email), await customerWith(email)]
    for (const each of [kim, lee]) await each.confirmsIn(each.headers)

    expect(await kim.data()).toMatchObject({ accounts: [{ id: kim.id }] })
    await kim.erases()
    expect(await dealer.customers.find(lee.id)).toMatchObject({ email })
  })
})

async function enquiryFrom(email: string) {
  const { lead } = await dealer.leads.create(sampleLead({ email, phone: null }), {
    event: { name: 'enquiry', details: {} },
    jobs: [],
  })
  return lead.id
}

async function customerWith(email: string) {
  const { id, phone, headers } = await signedIn(dealer)
  const enters = (changed: string) => dealer.customers.change(id, { name: null, email: changed, state: null })
  await enters(email)
  const link = await confirmAddress({ customerId: id, email }, dealer.seal, dealer.now())
  const post = (path: string, browser: { cookie?: string }, fields: Record<string, string> = {}) =>
    visit(dealer, path, {
      method: 'POST',
      headers: { ...browser, origin: originOf(dealer) },
      body: new URLSearchParams(fields),
    })
  return {
    id,
    phone,
    headers,
    enters,
    opensLink: (browser: { cookie?: string }) => visit(dealer, link, { headers: browser }),
    confirmsIn: (browser: { cookie?: string }) => post(link, browser),
    data: async () => JSON.parse((await visit(dealer, '/account/data.json', { headers })).html) as unknown,
    dataPage: async () => (await visit(dealer, '/account/data', { headers })).text,
    asksForLink: () => post('/account/data', headers, { do: 'confirm' }),
    erases: () => post('/account/data', headers, { sure: 'true' }),
  }
}
