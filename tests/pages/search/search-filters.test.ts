import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { fewCars } from '../../support/samples/few-cars.ts'
import { visit } from '../../support/browser/visit.ts'

/** Most tests only read, so they share one dealer. */
const dealer = await dealership({ stock: fewCars })

describe('SRCH-03 the filters', () => {
  test('combine values of one facet with OR, and facets with AND', async () => {
    expect(
      carsOnPage((await visit(dealer, '/search?make=Toyota&make=Mazda&body=Hatch')).html).toSorted(),
    ).toEqual(['corolla', 'demo3'])
    expect(
      carsOnPage(
        (await visit(dealer, '/search?refinementList[make][0]=Mazda&range[price]=$31,000:')).html,
      ).toSorted(),
    ).toEqual(['cx5'])
  })

  test('ignore their own selection in counts, and a make narrows the models', async () => {
    const { html, text } = await visit(dealer, '/search?make=Toyota')

    expect(text).toMatch(/Make Make (?:Mazda 2 Toyota 2|Toyota 2 Mazda 2)/)
    expect(text).toMatch(/Model Model (?:Corolla 1 HiLux 1|HiLux 1 Corolla 1) Body/)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Toyota"/)
    expect(html).not.toMatch(/<input[^>]*checked=""[^>]*value="Mazda"/)
  })

  test('are listed with links to remove each and to clear all', async () => {
    const { html, text } = await visit(dealer, '/search?query=mazda&body=Hatch&price=:40000&page=1')

    expect(text).toContain(
      'Remove Search: “mazda” × Remove Body type: Hatch × Remove Price: up to $40,000 × Clear all',
    )
    expect(html).toContain('href="/search?query=mazda&amp;price=%3A40000"')
  })

  test('SRCH-04 show seven makes, and the rest on request', async () => {
    const makes = ['Audi', 'BMW', 'Ford', 'Honda', 'Kia', 'Mazda', 'Nissan', 'Subaru', 'Toyota']
    const dealer = await dealership({ stock: makes.map((make) => ({ make })) })

    const { html } = await visit(dealer, '/search')
    const [group = ''] = /<fieldset[^>]*><legend[^>]*>Make<.*?<\/fieldset>/s.exec(html) ?? []
    const [shown = '', hidden = ''] = group.split('Show all makes')

    expect(shown.match(/type="checkbox"/g)).toHaveLength(7)
    expect(hidden.match(/type="checkbox"/g)).toHaveLength(2)
  })

  test('SRCH-02 are sent as a plain form, and redirect to their clean address', async () => {
    const page = await visit(
      dealer,
      '/search?query=&price_min=30000&price_max=40000&km_min=&km_max=&year_min=&year_max=&make=Mazda&sortBy=',
    )

    expect(page.status).toBe(302)
    expect(page.headers.get('location')).toBe('/search?make=Mazda&price=30000%3A40000')
  })

  test('keep parameters that the panel does not show', async () => {
    const dealer = await dealership({ stock: [{ slug: 'tagged', tag: 'Test Drive Only' }] })

    const { html } = await visit(dealer, '/search?tag=Test+Drive+Only&weekly_price=:90')

    expect(html).toContain('<input type="hidden" name="tag" value="Test Drive Only"/>')
    expect(html).toContain('<input type="hidden" name="weekly_price" value=":90"/>')
  })
})

describe('PRC-01 on a site that offers subscriptions', () => {
  const subscribed = { subscriptionPriceCents: 189_00, priceCents: 30_000_00 }

  test('weekly prices are not mixed with purchase prices', async () => {
    const dealer = await dealership({
      site: { prices: { offersSubscriptions: true } },
      stock: [
        { slug: 'weekly', ...subscribed },
        { slug: 'bought', priceCents: 20_000_00 },
      ],
    })

    expect(carsOnPage((await visit(dealer, '/search?price=0:1000')).html).toSorted()).toEqual([])
    expect(carsOnPage((await visit(dealer, '/search?price=1000:')).html).toSorted()).toEqual(['bought'])
    expect(carsOnPage((await visit(dealer, '/search?subscription_price=100:200')).html).toSorted()).toEqual([
      'weekly',
    ])
    const { text, html } = await visit(dealer, '/search?subscription_price=100:200')
    expect(text).toContain('Subscription per week ($)')
    expect(html).toMatch(/name="subscription_price_min" value="100"/)
    const [record] = JSON.parse((await visit(dealer, '/api/search?subscription_price=100:200')).html).hits
    expect(record).toMatchObject({ price: null, subscription_price: 189 })
  })

  test('a site without subscriptions has no subscription filter', async () => {
    const dealer = await dealership({ stock: [{ slug: 'weekly', ...subscribed }] })

    const { text, html } = await visit(dealer, '/search?price=29000:31000')

    expect(carsOnPage(html).toSorted()).toEqual(['weekly'])
    expect(text).not.toContain('Subscription')
  })
})

describe('SRCH-10 the car-type filter', () => {
  test('offers All, New, Demo and Used', async () => {
    const { html, text } = await visit(dealer, '/search?car_type=used')

    expect(text).toContain('All New Demo Used')
    expect(html).toContain('<a href="/search?car_type=used" aria-current="true" data-keep-scroll="">Used</a>')
  })

  test('preselects the first option where there is no All', async () => {
    const dealer = await dealership({ site: { stock: { carTypeFilter: 'without-all' } }, stock: fewCars })

    expect(carsOnPage((await visit(dealer, '/search')).html).toSorted()).toEqual(['corolla'])
    expect(carsOnPage((await visit(dealer, '/search?car_type=used')).html).toSorted()).toEqual([
      'cx5',
      'hilux',
    ])
  })

  test('combines New and Demo where the site does', async () => {
    const dealer = await dealership({
      site: { stock: { carTypeFilter: 'new-demo-combined' } },
      stock: fewCars,
    })

    expect((await visit(dealer, '/search')).text).toContain('All New / Demo Used')
  })
})
