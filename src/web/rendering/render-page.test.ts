import { createElement as element, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.server.ts'

const faults: unknown[] = []
const options = { nonce: 'abc', onError: (error: unknown) => faults.push(error) }

test('OPS-04 a page is one document, whether or not its code was loaded when it was asked for', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => element('p', null, 'Here') }))
  const waiting = element(Suspense, { fallback: element('p', null, 'Not yet') }, element(Late))
  const page = element('html', { lang: 'en-AU' }, element('body', null, waiting))

  const first = await renderPage(page, options)
  const second = await renderPage(page, options)

  expect(first).toContain('<p>Here</p>')
  expect(second).toContain('<p>Here</p>')
  for (const html of [first, second]) expect(html).toMatch(/^<!DOCTYPE html><html lang="en-AU">.*<\/html>$/)
})

test('ERR-01 a part that fails is reported, and the rest of the page is there', async () => {
  const Broken = () => {
    throw new Error('It broke.')
  }
  const part = element(Suspense, { fallback: element('p', null, 'Nothing here') }, element(Broken))
  const html = await renderPage(element('main', null, element('h1', null, 'Cars'), part), options)

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
