import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

test('OPS-05 a visitor who sends too much is told when to try again', async () => {
  const { send } = limitedApp()
  for (const expected of [200, 200, 200])
    expect((await send('198.51.100.1', '/contact-us')).status).toBe(expected)

  const page = await send('198.51.100.1', '/contact-us')
  const json = await send('198.51.100.1', '/api/leads')
  const inBackground = await send('198.51.100.1', '/contact-us.data')

  const saying = 'You’ve sent a lot in a short time. Please wait a minute and try again.'
  expect([page.status, json.status, inBackground.status]).toEqual([429, 429, 429])
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await page.text()).toContain(saying)
  expect(await json.json()).toEqual({ error: { code: 'too_many_requests', message: saying } })
  expect(await inBackground.text()).toBe(saying)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('OPS-05 a form sent too often without scripts is returned with what was typed and a number to call', async () => {
  const { app, send } = limitedApp()
  for (let count = 0; count < 3; count++) await send('198.51.100.1', '/contact-us')

  const answer = await app.request(
    'http://harbour.localhost/contact-us?step=enquiry',
    {
      method: 'POST',
      body: new URLSearchParams({ name: 'Kim Nguyen', message: 'Is <it> still "there"?\nThanks' }),
    },
    from('198.51.100.1'),
  )
  const page = await answer.text()

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain('<a href="tel:0770100001">07 7010 0001</a>')
  expect(page).toContain('<form method="post" action="/contact-us?step=enquiry">')
  expect(page).toContain('name="name" value="Kim Nguyen"')
  expect(page).toContain('value="Is &lt;it&gt; still &quot;there&quot;?\nThanks"')
})

test('OPS-05 limits are per visitor, and reading has none', async () => {
  const { app, send } = limitedApp()
  for (let count = 0; count < 5; count++) await send('198.51.100.1', '/contact-us')

  expect((await send('198.51.100.2', '/contact-us')).status).toBe(200)
  expect((await app.request('http://harbour.localhost/', {}, from('198.51.100.1'))).status).toBe(200)
})

test('CAR-15 reported vehicle views have a separate limit and leave room for enquiries', async () => {
  const { send } = limitedApp()
  for (const expected of [200, 200, 200, 429])
    expect((await send('198.51.100.1', '/api/car-views')).status).toBe(expected)

  expect((await send('198.51.100.1', '/contact-us')).status).toBe(200)
})

test.each([
  ['TRACK-01 reported events', '/api/events', 'POST'],
  ['LEAD-09 requests for a captcha task', '/api/captcha', 'GET'],
  ['LEAD-09 requests for a captcha task in capitals', '/api/CAPTCHA', 'GET'],
  ['LEAD-09 requests for the data of a captcha task', '/api/captcha.data', 'GET'],
])('%s have a separate limit and leave room for enquiries', async (_what, path, method) => {
  const { app, send } = limitedApp()
  const statuses = []
  for (let count = 0; count < 4; count++) {
    const address = `http://harbour.localhost${path}`
    statuses.push((await app.request(address, { method }, from('198.51.100.1'))).status)
  }

  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await send('198.51.100.1', '/contact-us')).status).toBe(200)
})

test('OPS-05 all addresses of one IPv6 household count as one visitor', async () => {
  const { send } = limitedApp()
  for (const last of ['1', '2', '3']) await send(`2001:db8:1:2::${last}`, '/contact-us')

  expect((await send('2001:db8:1:2:ffff::4', '/contact-us')).status).toBe(429)
  expect((await send('2001:db8:1:3::1', '/contact-us')).status).toBe(200)
})

test('OPS-05 someone with many IPv6 networks may send a few times as much as one visitor', async () => {
  const { send } = limitedApp()
  const statuses = []
  for (let network = 1; network <= 13; network++)
    statuses.push((await send(`2001:db8:1:${network}::1`, '/contact-us')).status)

  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  expect((await send('2001:db8:2:1::1', '/contact-us')).status).toBe(200)
})

test('OPS-05 what is sent to one dealer leaves room for others, and for a few of them at most', async () => {
  const { app, send } = limitedApp()
  const sendTo = async (host: string) =>
    (await app.request(`http://${host}.localhost/contact-us`, { method: 'POST' }, from('198.51.100.1')))
      .status
  for (let count = 0; count < 4; count++) await send('198.51.100.1', '/contact-us')

  expect(await sendTo('harbour')).toBe(429)
  expect(await sendTo('summit')).toBe(200)
  for (let count = 0; count < 12; count++) await sendTo('nobody')
  expect(await sendTo('summit')).toBe(429)
})

function limitedApp() {
  const { app } = frontApp({ writeLimit: new RateLimiterMemory({ points: 3, duration: 60 }) })
  const send = (address: string, path: string) =>
    app.request(`http://harbour.localhost${path}`, { method: 'POST', body: 'a=b' }, from(address))
  return { app, send }
}

function from(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } }
}
