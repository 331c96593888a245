import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const brochure = 'http://harbour.localhost/cars/hilux/brochure.pdf'
const forPrograms = 'http://harbour.localhost/api/cars/hilux.pdf'

describe('CAR-13 an unavailable brochure', () => {
  test.each([brochure, forPrograms, 'http://harbour.localhost/cars/hilux/card.jpg'])(
    'is refused for a while at %s if it is requested more often than a person prints',
    async (address) => {
      const { app } = frontApp({ documentLimit: new RateLimiterMemory({ points: 2, duration: 60 }) })

      const statuses = []
      for (let time = 0; time < 3; time++) statuses.push((await app.request(address)).status)

      expect(statuses).toEqual([200, 200, 429])
      expect((await app.request(address)).headers.get('retry-after')).toMatch(/^\d+$/)
      expect((await app.request('http://harbour.localhost/cars/hilux')).status).toBe(200)
    },
  )

  test.each([
    `${brochure}.data`,
    `${brochure}/_.data`,
    `${brochure}//_.data`,
    `${forPrograms}.data`,
    forPrograms.replace('hilux.pdf', 'hilux.PDF'),
    forPrograms.replace('pdf', '%70df'),
  ])('is refused at %s too, which is the same', async (address) => {
    const { app } = frontApp({ documentLimit: new RateLimiterMemory({ points: 1, duration: 60 }) })

    await app.request(brochure)

    expect((await app.request(address)).status).toBe(429)
  })

  test.each([404, 410, 503])('with %i has an error page', async (status) => {
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

  test('API-01 has a JSON error for programs, with when to try again', async () => {
    const { app } = frontApp({
      handlePage: async () => new Response('busy', { status: 503, headers: { 'retry-after': '5' } }),
    })

    const answer = await app.request(forPrograms)

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ error: { code: 'unavailable', message: expect.any(String) } })
  })
})
