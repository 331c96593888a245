import { expect, test } from 'vitest'
import type { Step } from '#server/server-context.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'

test.each([
  ['/search', true],
  ['/search.data', true],
  ['/search.data?_routes=root', false],
  ['/contact.data', true],
  ['/book-test-drive.data', false],
  ['/account.data', false],
  ['/nothing-here.data', false],
  ['/api/search?make=Mazda', true],
  ['/api/search/count', true],
  ['/api/search/count?created_since=never', false],
  ['/api/captcha', false],
])('OPS-04 what %s returns is for everyone: %s', async (path, isShared) => {
  let found: boolean | null = null
  const storePages: Step = async (c, next) => {
    c.set('mayShare', true)
    await next()
    found = c.get('shared') !== undefined && c.res.status === 200
  }
  const ask = wholeApp({ ...(await dealership()), revision: 1 }, { storePages })

  const answer = await ask(path, { headers: { accept: path === '/search' ? 'text/html' : '*/*' } })

  expect(found).toBe(isShared)
  expect(/^W\/"[\w-]{22}"$/.test(answer.headers.get('etag') ?? '')).toBe(isShared)
  expect(answer.headers.get('x-page-hashes')).toBeNull()
})
