import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createElement as element, lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.server.ts'

const faults: unknown[] = []
const options = { nonce: 'abc', onError: (error: unknown) => faults.push(error) }

test('OPS-04 a page is one document, whether or not its code was loaded when it was asked for', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => element('p', null, 'Here') }))
  const waiting = element(Suspense, { fallback: element('p', null, 'Not yet') }, element(Late))
  const page = element('html', { lang: 'en-AU' }, element('body', null, waiting))

  const first = await htmlOf(page)
  const second = await htmlOf(page)

  expect(first).toContain('<p>Here</p>')
  expect(second).toContain('<p>Here</p>')
  for (const html of [first, second]) expect(html).toMatch(/^<!DOCTYPE html><html lang="en-AU">.*<\/html>$/)
})

test('ERR-01 a part that fails is reported, and the rest of the page is there', async () => {
  const Broken = () => {
    throw new Error('It broke.')
  }
  const part = element(Suspense, { fallback: element('p', null, 'Nothing here') }, element(Broken))
  const html = await htmlOf(element('main', null, element('h1', null, 'Cars'), part))

  expect(html).toContain('<h1>Cars</h1>')
  expect(html).toContain('<p>Nothing here</p>')
  expect(faults).toEqual([new Error('It broke.')])
})

test('ERR-01 a page that fails as a whole is an error of its caller', async () => {
  const Broken = () => {
    throw new Error('All of it broke.')
  }

  await expect(renderPage(element(Broken), options)).rejects.toThrow('All of it broke.')
})

test('OPS-04 a long part inside a boundary stays in its place', async () => {
  const text = 'Cars. '.repeat(10_000)
  const html = await htmlOf(element('main', null, element(Suspense, null, element('p', null, text))))

  expect(html).toBe(`<main><!--$--><p>${text}</p><!--/$--></main>`)
})

test('OPS-04 a page that was sent is not left for a full garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
  const cards = Array.from({ length: 4000 }, (_, nth) => element('p', { key: nth }, `Vehicle ${nth}`))
  const page = element('main', null, cards)
  const htmlBytes = Buffer.byteLength(await htmlOf(page))
  const pages = 30

  collect()
  const before = process.memoryUsage().arrayBuffers
  for (let nth = 0; nth < pages; nth++) {
    await renderPage(page, options)
    await turnOfLoop()
    // As often as the server’s pages fill its young generation.
    if (nth % 3 === 0) collect({ type: 'minor' })
  }
  collect({ type: 'minor' })

  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((htmlBytes * pages) / 3)
})

async function htmlOf(page: ReactNode) {
  return Buffer.concat(await renderPage(page, options)).toString()
}
