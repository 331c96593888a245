import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const token = 'S3cret'.padEnd(43, '-')

test.each([
  `/appointments/${token}`,
  `/appointments/${token}.data`,
  `/appointments/${token}/calendar.ics`,
  `/Appointments/${token}`,
  `/%61ppointments/${token}`,
  `/%2561ppointments/${token}`,
  `/appointments%2F${token}`,
  `/appointments/%53${token.slice(1)}`,
  `/appointments/${token}/`,
  `/x/%2e%2e/appointments/${token}`,
  `/reservations/${token}`,
  `/reservations/${token}/calendar.ics`,
  `/reservations/queue/${token}`,
  `/payments/${token}`,
  `/purchases/${token}`,
  `/lead-images/${token}`,
  `/lead-images/${token}/0198f6c2-0000-7000-8000-00000000000a`,
  `/valuations/${token}`,
])('LEAD-10 %s is not cached, and its secret is not logged', async (path) => {
  const { app, lines } = frontApp()

  const { headers } = await app.request(`http://harbour.localhost${path}`)

  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(lines.some(({ msg }) => msg === 'request')).toBe(true)
  expect(JSON.stringify(lines)).not.toContain('3cret')
})

test('LEAD-10 a secret address is not logged when a write is refused or the address is redirected', async () => {
  const { app, lines } = frontApp()
  const address = `http://harbour.localhost/appointments/${token}`

  const answers = await Promise.all([
    app.request(address, { method: 'POST', headers: { origin: 'https://evil.example' } }),
    app.request(`${address}/`),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 308])
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  expect(JSON.stringify(lines)).not.toContain('3cret')
})

test('LEAD-10 a secret address is not logged when the page fails', async () => {
  const fails = () => Promise.reject(new Error('The page had a bad day'))
  const { app, lines } = frontApp({ handlePage: fails })

  const { status, headers } = await app.request(`http://harbour.localhost/appointments/${token}`)

  expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(JSON.stringify(lines)).not.toContain('3cret')
})

test.each([
  '/account',
  '/account/data',
  '/account/data.data',
  '/account.data',
  '/Account/phone',
  '/account/data.css',
  '/%61ccount/alerts',
])('SAVE-06 no browser keeps a copy of %s', async (path) => {
  const { app } = frontApp()

  const { headers } = await app.request(`http://harbour.localhost${path}`)

  expect(headers.get('cache-control')).toBe('no-store')
})

test('SAVE-06 a page whose name only begins like an account’s is any page', async () => {
  const { headers } = await frontApp().app.request('http://harbour.localhost/accountants')

  expect(headers.get('cache-control')).toBe('private, no-cache')
})
