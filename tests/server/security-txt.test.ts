import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const address = 'https://harbour.localhost/.well-known/security.txt'
const securityContacts = ['mailto:security@platform.example', 'https://platform.example/report']

test('OPS-05 every dealer’s host says where to report a vulnerability, as RFC 9116 defines it', async () => {
  const { app } = frontApp({ env: { securityContacts } })

  const answer = await app.request(address)

  const lines = (await answer.text()).trimEnd().split('\n')
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i)
  expect(lines.slice(0, 2)).toEqual(securityContacts.map((contact) => `Contact: ${contact}`))
  expect(lines).toContain(`Canonical: ${address}`)
  expect(expires).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000)
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('OPS-05 without a contact, or at an unknown host, there is no such file', async () => {
  const silent = frontApp().app
  const { app } = frontApp({ env: { securityContacts } })

  expect(await (await silent.request(address)).text()).not.toContain('Contact')
  expect((await silent.request(address)).status).toBe(404)
  expect((await app.request('https://nobody.example/.well-known/security.txt')).status).toBe(404)
})
