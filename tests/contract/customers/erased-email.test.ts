import { expect, test } from 'vitest'
import { erasePerson } from '#operations/customers/personal-data.ts'
import { dealership } from '../../support/samples/dealership.ts'

const email = 'kim@example.com'

test('SAVE-06 an account of someone else loses the address and its email alerts, but only if it never proved it', async () => {
  const dealer = await dealership()
  const { id: customerId } = await dealer.customers.withPhone('+61491570313')
  const accountWith = async (number: string, isSignedIn: boolean) => {
    const { id } = await dealer.customers.withPhone(number)
    await dealer.customers.change(id, { name: null, email: email.toUpperCase(), state: null })
    await dealer.customers.confirmEmail(id, email.toUpperCase(), { isSignedIn })
    const wanted = (['sms', 'email'] as const).map((channel) => ({
      kind: 'price-drop' as const,
      channel,
      frequency: 'daily' as const,
    }))
    await dealer.alertChoices.choose(id, wanted, { wording: 'v1', page: '/account/alerts' })
    return id
  }
  const stranger = await accountWith('+61491570737', false)
  const partner = await accountWith('+61491570738', true)

  await erasePerson({ phone: '+61491570313', email, customerId }, dealer)

  expect(await dealer.customers.find(stranger)).toMatchObject({ email: null, emailConfirmedAt: null })
  expect(await dealer.alertChoices.active(stranger)).toMatchObject([{ channel: 'sms' }])
  expect(await dealer.customers.find(partner)).toMatchObject({ email: email.toUpperCase() })
  expect(await dealer.alertChoices.active(partner)).toHaveLength(2)
})
