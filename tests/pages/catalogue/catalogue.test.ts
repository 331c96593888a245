import { describe, expect, test } from 'vitest'
import type { ContentInput } from '#domain/content/content-kinds.ts'
import { visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'

const mats: ContentInput<'accessory'> = {
  name: 'Rubber floor mats',
  partNumber: 'PZQ20-60020',
  category: 'Interior',
  price: 189,
  fitting: 'extra',
  fits: [{ make: 'Toyota', model: 'RAV4' }],
}
const towBar: ContentInput<'accessory'> = {
  name: 'Tow bar',
  category: 'Towing',
  price: 1249.5,
  fitting: 'included',
  fits: [{ make: 'Mazda' }],
}

async function dealerWithParts() {
  const dealer = await dealership({})
  await publish(dealer, [
    { kind: 'accessory', slug: 'mats', body: mats },
    { kind: 'accessory', slug: 'tow-bar', body: towBar },
  ])
  return dealer
}

describe('RNG-06 the catalogue of accessories', () => {
  test('lists everything by category with prices and what it fits', async () => {
    const { text, html } = await visit(await dealerWithParts(), '/accessories')
    expect(text).toContain(
      'Interior Rubber floor mats Part number PZQ20-60020 Fits Toyota RAV4 $189 plus fitting',
    )
    expect(text).toContain('Towing Tow bar Fits Mazda $1,249.50 fitted')
    expect(html).toContain('href="/accessories?part=mats#enquiry"')
  })

  test('the search finds by word, part number, make and category', async () => {
    const dealer = await dealerWithParts()
    const found = await visit(dealer, '/parts/search?query=pzq2060020')
    expect(found.text).toContain('1 part found')
    expect(found.text).not.toContain('Fits Mazda')
    expect((await visit(dealer, '/parts/search?make=Mazda')).text).not.toContain('PZQ20')
    const none = await visit(dealer, '/parts/search?query=zeppelin%22%3E%3Cscript%3E')
    expect(none.text).toContain('No exact matches')
    expect(none.html).not.toContain('"><script>')
  })

  test('a part that is asked about is in the message of the form', async () => {
    const { html } = await visit(await dealerWithParts(), '/accessories?part=mats&step=enquiry')
    const [, message] = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(html) ?? []
    expect(message).toContain('I’d like to know more about: Rubber floor mats (PZQ20-60020).')
  })

  test('without a catalogue visitors ask for what they need', async () => {
    const { text } = await visit(await dealership({}), '/parts/search')
    expect(text).toContain('Tell us your make, model and year')
  })
})
