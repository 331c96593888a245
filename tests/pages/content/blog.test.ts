import sax from 'sax'
import { expect, test } from 'vitest'
import { structuredData } from '../../support/pages/structured-data.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

async function blogger() {
  const dealer = await dealership({ stock: [{ slug: 'hilux', make: 'Toyota', model: 'HiLux' }] })
  const days = Array.from({ length: 14 }, (_, index) => `2026-02-${String(index + 10)}`)
  await publish(dealer, [
    ...days.map((day) => ({
      kind: 'post' as const,
      slug: `of-${day}`,
      body: { title: `Of ${day}`, day, text: 'A few words.' },
    })),
    {
      kind: 'post',
      slug: 'driving-the-hilux',
      body: {
        title: 'Driving the HiLux',
        category: 'vehicle-reviews',
        author: 'Ada Okafor',
        day: '2026-03-10',
        picture: { src: '/demo-media/ute-front-5b6167.webp', alt: 'A grey ute' },
        text: 'We took it **up the coast**, and it came back clean & quiet.',
        stock: '/search/toyota',
      },
    },
    { kind: 'post', slug: 'tomorrow', body: { title: 'Tomorrow', day: '2026-03-11', text: 'Not yet.' } },
  ])
  return dealer
}

test('RNG-03 the blog lists posts by day with category and author, twelve to a page', async () => {
  const dealer = await blogger()
  const [first, second] = [await visit(dealer, '/blog'), await visit(dealer, '/blog?page=2')]

  expect(first.text).toContain(
    'Vehicle reviews · 10 March 2026 · Ada Okafor Driving the HiLux We took it up the coast',
  )
  expect(first.text).not.toContain('Tomorrow')
  expect(first.html.match(/<article/g)).toHaveLength(12)
  expect(second.html.match(/<article/g)).toHaveLength(3)
  expect(second.html).toContain(`<link rel="canonical" href="${originOf(dealer)}/blog?page=2"/>`)
  expect(first.html).toMatch(/<link rel="alternate" type="application\/rss\+xml"/)
  expect((await visit(dealer, '/blog?page=9')).headers.get('location')).toBe('/blog')
})

test('RNG-03 a category has its own page where it has posts', async () => {
  const dealer = await blogger()
  const { html, text } = await visit(dealer, '/blog/vehicle-reviews')

  expect(html).toContain('<title>Vehicle reviews | Harbour Motors</title>')
  expect(text).toContain('Driving the HiLux')
  expect(text).not.toContain('Of 2026-02')
  expect((await visit(dealer, '/blog/community')).status).toBe(404)
})

test('ROUTE-07 the reviews have an address on every site, which search engines leave out while there are none', async () => {
  const { status, html, text } = await visit(await dealership(), '/blog/vehicle-reviews')

  expect(status).toBe(200)
  expect(text).toContain('We haven’t reviewed any vehicles yet.')
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/)
})

test('RNG-03 a post has its author, related stock and structured data, and is hidden until its day', async () => {
  const dealer = await blogger()
  const { html, text } = await visit(dealer, '/blog/driving-the-hilux')

  expect(text).toContain('10 March 2026 · By Ada Okafor')
  expect(html).toContain('<strong>up the coast</strong>')
  expect(text).toContain('In stock now')
  expect(html).toContain('href="/cars/hilux"')
  expect(structuredData(html)).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'Driving the HiLux',
      datePublished: '2026-03-10',
      author: { '@type': 'Person', name: 'Ada Okafor' },
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect((await visit(dealer, '/blog/tomorrow')).status).toBe(404)
})

test('RNG-03 a blog without posts says so, and isn’t for search engines', async () => {
  const { status, html, text } = await visit(await dealership(), '/blog')

  expect(status).toBe(200)
  expect(text).toContain('We haven’t written anything yet.')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('RNG-03 the RSS feed has the latest posts, with everything escaped', async () => {
  const dealer = await blogger()
  await publish(dealer, [
    {
      kind: 'post',
      slug: 'ampersand',
      body: { title: 'Parts & <labour>', day: '2026-03-10', text: ']]> & <b' },
    },
  ])
  const { headers, html } = await visit(dealer, '/blog/rss.xml')

  expect(headers.get('content-type')).toContain('application/rss+xml')
  expect(html).toContain(`<link>${originOf(dealer)}/blog/driving-the-hilux</link>`)
  expect(html.match(/<item>/g)).toHaveLength(16)
  expect(textsOf(html)).toContain('Parts & <labour>')
  expect(textsOf(html)).toContain(']]> & <b')
})

/** The texts of an XML document, read by a strict parser. */
function textsOf(xml: string) {
  const texts = ['']
  const parser = sax.parser(true)
  const add = (text: string) => void texts.push(`${texts.pop()}${text}`)
  const fail = (error: Error) => {
    throw error
  }
  Object.assign(parser, { onerror: fail, onopentag: () => void texts.push(''), ontext: add, oncdata: add })
  parser.write(xml).close()
  return texts.map((text) => text.trim())
}
