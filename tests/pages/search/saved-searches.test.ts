import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

test('the saved searches page says where they are stored, and is useful without scripts', async () => {
  const { status, html, text } = await visit(await dealership(), '/saved-searches')

  expect(status).toBe(200)
  expect(html).toContain('<title>Saved searches | Harbour Motors</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/saved-searches"/)
  expect(text).toContain('Saved on this device only, no account needed.')
  expect(html).toMatch(/<noscript>.*<a href="\/search">Search our stock<\/a>/s)
})

test('a search with filters can be saved with scripts', async () => {
  const dealer = await dealership({ stock: [{}] })

  expect((await visit(dealer, '/search?make=Toyota')).html).toMatch(
    /<div class="save-search" data-scripted="">.*Save this search/s,
  )
  expect((await visit(dealer, '/search/toyota')).html).toContain('Save this search')
  expect((await visit(dealer, '/search?sortBy=latest')).html).not.toContain('Save this search')
})
