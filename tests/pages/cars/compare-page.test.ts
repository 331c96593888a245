import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const stock = [
  { slug: 'hilux', features: ['Towbar', 'Bluetooth'], colour: 'White' },
  {
    slug: 'ranger',
    make: 'Ford',
    model: 'Ranger',
    features: ['Bluetooth'],
    priceCents: 51_000_00,
    colour: null,
  },
  { slug: 'hidden', showOnDealerWebsite: false },
]

describe('CAR-14 compared vehicles', () => {
  test('show price, facts and features of each, without scripts', async () => {
    const { html, text } = await visit(await dealership({ stock }), '/compare?car_id=hilux&car_id=ranger')

    expect(text).toContain('$45,990')
    expect(text).toContain('$51,000')
    expect(text).toContain('Colour White – Not specified')
    expect(text).toContain('All have Bluetooth Also has Towbar – Not specified')
    expect(html).toContain('href="/compare?car_id=ranger"')
  })

  test('SAVE-05 can show their differences only, and the links keep the vehicles', async () => {
    const dealer = await dealership({ stock })

    const all = await visit(dealer, '/compare?car_id=hilux&car_id=ranger')
    const { html, text } = await visit(dealer, '/compare?car_id=hilux&car_id=ranger&show=differences')

    expect(all.html).toContain('href="/compare?car_id=hilux&amp;car_id=ranger&amp;show=differences"')
    expect(all.text).toMatch(/Body.*Ute.*Ute/)
    expect(text).not.toMatch(/Body.*Ute.*Ute|All have/)
    expect(text).toContain('Colour White – Not specified')
    expect(text).toContain('Also has Towbar – Not specified')
    expect(html).toContain('href="/compare?car_id=hilux&amp;car_id=ranger"')
    expect(html).toContain('href="/compare?car_id=ranger"')
  })

  test('SAVE-05 have no differences when there is one vehicle', async () => {
    const { text } = await visit(await dealership({ stock }), '/compare?car_id=hilux&show=differences')

    expect(text).toContain('Ute')
    expect(text).not.toContain('Differences only')
  })

  test('come with suggestions similar to the first', async () => {
    const { html, text } = await visit(
      await dealership({ stock: [...stock, { slug: 'another' }] }),
      '/compare?car_id=hilux',
    )

    expect(text).toContain('Add another')
    expect(html).toContain('href="/compare?car_id=hilux&amp;car_id=another"')
  })

  test('are at most four, and removed or hidden ones are named', async () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ slug: `car-${index}` }))
    const dealer = await dealership({ stock: [...five, ...stock] })
    const asked = (...slugs: string[]) =>
      `/compare?${new URLSearchParams(slugs.map((slug) => ['car_id', slug]))}`

    const many = await visit(dealer, asked('car-0', 'car-1', 'car-2', 'car-3', 'car-4'))
    const gone = await visit(dealer, asked('hilux', 'hidden', "'--", '\u0000'))

    expect(many.text).toContain('These are the first four.')
    expect(many.html).not.toContain('href="/cars/car-4"')
    expect(gone.text).toContain('2 of the cars are no longer for sale.')
    expect(gone.html).not.toContain('/cars/hidden')
  })

  test('appear once however they are named, and a removed one takes no place', async () => {
    const dealer = await dealership({ stock: [...stock, { slug: 'third' }, { slug: 'fourth' }] })
    const hilux = await dealer.cars.findBySlug('hilux')
    const names = ['hilux', hilux?.id ?? '', 'gone', 'ranger', 'third', 'fourth']

    const { html, text } = await visit(
      dealer,
      `/compare?${new URLSearchParams(names.map((name) => ['car_id', name]))}`,
    )
    const onlyGone = await visit(dealer, '/compare?car_id=1&car_id=2&car_id=3&car_id=4&car_id=5')

    expect(html).toContain('href="/cars/fourth"')
    expect(html).toContain('href="/compare?car_id=ranger&amp;car_id=third&amp;car_id=fourth"')
    expect(text).toContain('One of the cars is no longer for sale.')
    expect(text).not.toContain('These are the first four.')
    expect(onlyGone.text).not.toContain('These are the first four.')
  })

  test('are empty at first, and don’t include another dealer’s vehicles', async () => {
    await dealership({ stock: [{ slug: 'of-another' }] })
    const dealer = await dealership({ stock })

    const { status, text } = await visit(dealer, '/compare')
    const others = await visit(dealer, '/compare?car_id=of-another')

    expect(status).toBe(200)
    expect(text).toContain('Nothing to compare yet')
    expect(others.text).toContain('Nothing to compare yet')
  })
})
