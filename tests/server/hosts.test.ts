import { expect, test } from 'vitest'
import { frontApp, twoDealers } from '../support/server/front.ts'

test('SITE-01 the host selects the dealer', async () => {
  const { app } = frontApp()

  expect(await (await app.request('http://harbour.localhost/')).text()).toContain('Harbour Motors')
  expect(await (await app.request('http://SUMMIT.localhost.:3000/')).text()).toContain('Summit Motors')
})

test.each([
  'http://nobody.localhost/',
  'http://localhost/',
  'http://127.0.0.1:3000/',
  'http://dealer.example/cars/1',
])('SITE-01 %s has no site and names none', async (address) => {
  const { app } = frontApp()

  const answer = await app.request(address)

  const page = await answer.text()
  expect(answer.status).toBe(404)
  expect(page).toContain('There’s nothing at this address.')
  expect(page).not.toMatch(/harbour|summit|forecourt/i)
})

test('SITE-01 plain localhost lists the demo’s dealers with their addresses', async () => {
  const { app } = frontApp({ env: { demo: true } })

  const page = await (await app.request('http://localhost:3000/')).text()

  expect(page).toContain('href="http://harbour.localhost:3000"')
  expect(page).toContain('href="http://summit.localhost:3000"')
  expect((await app.request('http://localhost:3000/search')).status).toBe(404)
  expect((await app.request('http://nobody.localhost:3000/')).status).toBe(404)
})

test('the start page shows a dealer’s name as text, whatever it contains', async () => {
  const sites = twoDealers
    .all()
    .map((running) => ({ ...running, site: { ...running.site, name: '<b>& Sons' } }))
  const { app } = frontApp({ env: { demo: true }, dealerships: { ...twoDealers, all: () => sites } })

  expect(await (await app.request('http://localhost/')).text()).toContain('&lt;b&gt;&amp; Sons')
})

test.each([
  ['/search/', '/search'],
  ['/search/used-cars///?page=2', '/search/used-cars?page=2'],
  ['/%0d%0aSet-Cookie:%20a=b/', '/%0d%0aset-cookie:%20a=b'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
])('%s redirects to %s, at the same dealer', async (asked, canonical) => {
  const { app } = frontApp()

  const answer = await app.request(`http://harbour.localhost${asked}`)

  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(`http://harbour.localhost${canonical}`)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('a form is received at its address with or without a slash at the end', async () => {
  const { app } = frontApp()

  const answer = await app.request('http://harbour.localhost/contact-us/', { method: 'POST', body: 'a=b' })

  expect(answer.status).toBe(200)
})

test.each([
  ['/Finance', '/finance'],
  ['/SEARCH/Toyota?query=Land+Cruiser', '/search/toyota?query=Land+Cruiser'],
  ['/%66inance', '/finance'],
])('SITE-03 %s redirects to %s', async (typed, canonical) => {
  const { app } = frontApp()

  const answer = await app.request(`http://harbour.localhost${typed}`)

  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    `http://harbour.localhost${canonical}`,
  ])
})
