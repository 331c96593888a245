import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { frontApp } from '../support/front.ts'

const brochure = 'http://harbour.localhost/cars/hilux/brochure.pdf'

describe('CAR-13 a brochure that cannot be had', () => {
  test('for a visitor who asks for more than a person prints is refused for a while', async () => {
    const { app } = frontApp({ brochureLimit: new RateLimiterMemory({ points: 2, duration: 60 }) })

    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await app.request(brochure)).status)

    expect(statuses).toEqual([200, 200, 429])
    expect((await app.request(brochure)).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await app.request('http://harbour.localhost/cars/hilux')).status).toBe(200)
  })

  test.each([404, 410, 503])('with %i is answered with a page that says so', async (status) => {
    const { app } = frontApp({
      handlePage: async () =>
        Response.json({ secret: 'of ours' }, { status, headers: { 'retry-after': '5' } }),
    })

    const answer = await app.request(brochure)

    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('retry-after')).toBe('5')
    const html = await answer.text()
    expect(html).toContain('<h1>')
    expect(html).not.toContain('of ours')
  })
})
