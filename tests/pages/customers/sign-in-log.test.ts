import { expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf } from '../../support/browser/visit.ts'
import { loggedApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

test('SAVE-01 the log says of each sign-in how it went, by the customer’s id', async () => {
  const messages: string[] = []
  const dealer: Dealership = {
    ...(await dealership({ site: { forms: { captcha: 'off' } } })),
    async sendSms({ text }) {
      messages.push(text)
      return { outcome: 'sent', answer: 'ok' }
    },
  }
  const { post, logged } = logOf(dealer)

  const asked = await post('/sign-in', { phone: '0491 570 156' })
  await post('/sign-in', { phone: '0491 570 156' })
  const [browser = ''] = asked.headers.getSetCookie()[0]?.split(';') ?? []
  const codeStep = asked.headers.get('location') ?? ''
  const code = messages[0]?.slice(0, 6) ?? ''
  await post(codeStep, { do: 'confirm', code: code === '000000' ? '1' : '000000' }, browser)
  await post(codeStep, { do: 'confirm', code }, browser)

  const { id } = await dealer.customers.withPhone('+61491570156')
  expect(logged()).toEqual([
    { msg: 'A sign-in code was sent' },
    { msg: 'A sign-in code was not sent', because: 'too many' },
    { msg: 'A sign-in code was refused', because: 'wrong' },
    { msg: 'A customer signed in', customer: id },
  ])
})

test('OPS-05 the log has the kind of a gateway’s problem, without the number in its answer', async () => {
  const number = '+61491570156'
  const dealer: Dealership = {
    ...(await dealership({ site: { forms: { captcha: 'off' } } })),
    sendSms: async ({ to }) => ({
      outcome: 'failed',
      problem: 'sms 400',
      reason: `HTTP 400: The number ${to} is blocked.`,
    }),
  }
  const { ask, lines } = loggedApp(dealer)

  await ask('/sign-in', {
    method: 'POST',
    headers: { origin: originOf(dealer) },
    body: new URLSearchParams({ phone: number }),
  })

  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'A sign-in code was not sent', because: 'gateway', problem: 'sms 400' }),
  )
  expect(JSON.stringify(lines)).not.toContain(number)
})

test('SAVE-01 the log says when a customer ends sessions or erases their data', async () => {
  const dealer = await dealership({})
  const { post, logged } = logOf(dealer)
  const [first, second, third] = [await signedIn(dealer), await signedIn(dealer), await signedIn(dealer)]

  await post('/account', { do: 'sign-out' }, first.headers.cookie)
  await post('/account', { do: 'sign-out-everywhere' }, second.headers.cookie)
  await post('/account/data', { sure: 'true' }, third.headers.cookie)

  expect(logged()).toEqual([
    { msg: 'A customer signed out', customer: first.id },
    { msg: 'A customer signed out everywhere', customer: second.id },
    { msg: 'A customer erased their data', customer: third.id },
  ])
})

/** Sends forms, and tells what was logged about customers and codes. */
function logOf(dealer: Dealership) {
  const { ask, lines } = loggedApp(dealer)
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      headers: { origin: originOf(dealer), cookie },
      body: new URLSearchParams(fields),
    })
  const logged = () =>
    lines
      .filter(({ msg }) => /customer|code/.test(msg))
      .map(({ msg, because, customer }) => ({
        msg,
        ...(because !== undefined && { because }),
        ...(customer !== undefined && { customer }),
      }))
  return { post, logged }
}
