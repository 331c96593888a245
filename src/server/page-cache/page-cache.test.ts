import { expect, test } from 'vitest'
import { pageCache, type SharedPage } from './page-cache.ts'

const KB = 1024

test('OPS-04 a stored page is found, and replaced by a newer one', () => {
  const cache = pageCache(1000 * KB)
  cache.put('/a', page('harbour', 10, 1))
  cache.put('/a', page('harbour', 10, 2))

  expect(cache.find('/a')?.revision).toBe(2)
  expect(cache.find('/b')).toBeUndefined()
  expect(cache.figures().pages).toBe(1)
})

test('OPS-04 a full cache drops what its largest site’s visitors asked for least recently', () => {
  const cache = pageCache(200 * KB)
  cache.put('small', page('summit', 10))
  for (let nth = 0; nth < 50; nth++) {
    cache.put(`large ${nth}`, page('harbour', 10))
    cache.find('large 0')
  }

  expect(cache.find('small')).toBeDefined()
  expect(cache.find('large 0')).toBeDefined()
  expect(cache.find('large 1')).toBeUndefined()
  expect(cache.find('large 49')).toBeDefined()
  expect(cache.figures().bytes).toBeLessThanOrEqual(200 * KB)
})

test('OPS-07 one huge page does not empty the cache', () => {
  const cache = pageCache(200 * KB)
  cache.put('small', page('harbour', 10))
  cache.put('huge', page('harbour', 100))

  expect(cache.find('small')).toBeDefined()
  expect(cache.find('huge')).toBeUndefined()
})

test('OPS-07 a page that is dropped leaves nothing behind', () => {
  const cache = pageCache(100 * KB)
  for (let nth = 0; nth < 1000; nth++) cache.put(`/${nth}`, page(`site ${nth % 7}`, 10))

  const { pages, bytes } = cache.figures()
  expect(pages).toBeLessThan(10)
  expect(bytes).toBeGreaterThan(80 * KB)
  expect(bytes).toBeLessThanOrEqual(100 * KB)
})

function page(siteId: string, kilobytes: number, revision = 1): SharedPage {
  return { siteId, revision, renderedAt: 0, headers: {}, etag: 'W/"1"', body: Buffer.alloc(kilobytes * KB) }
}

test('OPS-07 a small page keeps no more memory than is counted', () => {
  const cache = pageCache(200 * KB)
  const [pooled, other] = [Buffer.from('a page'.repeat(100)), Buffer.from('of another visitor')]
  cache.put('/a', { ...page('harbour', 1), body: pooled })

  const { body } = cache.find('/a') ?? page('none', 0)
  expect(pooled.buffer).toBe(other.buffer)
  expect(body.toString()).toBe(pooled.toString())
  expect(body.buffer.byteLength).toBe(body.length)
})
