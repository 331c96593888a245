import { describe, expect, test } from 'vitest'
import { details, valueOf, visitorOf } from '../../support/browser/form-visitor.ts'
import { visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const name = 'Robin Okafor'
const email = 'robin@example.com'

async function customerOf(dealer: Awaited<ReturnType<typeof dealership>>) {
  const customer = await signedIn(dealer)
  await dealer.customers.change(customer.id, { name, email, state: null })
  return customer
}

describe('LEAD-02 a form and a signed-in customer', () => {
  test.each(['/contact', '/finance-enquiry', '/book-a-service?step=contact', '/fleet'])(
    '%s already has their name, email and phone',
    async (path) => {
      const dealer = await dealership()
      const { headers, phone } = await customerOf(dealer)

      const { html } = await visit(dealer, path, { headers })

      expect([valueOf(html, 'name'), valueOf(html, 'email')]).toEqual([name, email])
      expect(`+61${valueOf(html, 'phone')?.replaceAll(' ', '').slice(1)}`).toBe(phone)
    },
  )

  test('a visitor’s form is empty, and so is the form of someone whose session is over', async () => {
    const dealer = await dealership()
    const { id, headers } = await customerOf(dealer)
    await dealer.sessions.endAll(id)

    for (const init of [{}, { headers }]) {
      const { html } = await visit(dealer, '/contact', init)
      expect(['name', 'email', 'phone'].map((field) => valueOf(html, field) ?? '')).toEqual(['', '', ''])
    }
  })

  test('TRD-07 a form that asks for both names has them in two fields', async () => {
    const dealer = await dealership()
    const { headers } = await customerOf(dealer)

    const { html } = await visit(dealer, '/trade-in/enquiry', { headers })

    expect([valueOf(html, 'name'), valueOf(html, 'last_name')]).toEqual(['Robin', 'Okafor'])
  })

  test('OPS-04 neither their page nor that of a form begun before is for everyone', async () => {
    const dealer = await dealership()
    const { headers } = await customerOf(dealer)
    const begun = visitorOf(dealer)
    await begun.sends('/contact', details)

    const shared = async (init: RequestInit) => (await visit(dealer, '/contact', init)).isForEveryone
    expect(await shared({})).toBe(true)
    expect(await shared({ headers })).toBe(false)
    expect(await shared({ headers: { cookie: begun.cookie() } })).toBe(false)
  })

  test('shows what they typed on an earlier step, not what is on their account', async () => {
    const dealer = await dealership()
    const customer = visitorOf(dealer, (await customerOf(dealer)).headers.cookie)

    await customer.sends('/contact', details)
    const { html } = await customer.opens('/contact?step=details')

    expect(valueOf(html, 'name')).toBe(details.name)
  })

  test('the form shows when their details can’t be read', async () => {
    const dealer = await dealership()
    const { headers } = await customerOf(dealer)
    const customers = { ...dealer.customers, find: () => Promise.reject(new Error('no connection')) }

    const { status, html, reports } = await visit({ ...dealer, customers }, '/contact', { headers })

    expect([status, valueOf(html, 'name') ?? '']).toEqual([200, ''])
    expect(reports).toEqual(['A form has no customer’s details'])
  })
})
