import { describe, expect, test } from 'vitest'
import { carsOnPage, closeMatchesOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

describe('SRCH-03 without results', async () => {
  const dealer = await dealership({
    stock: [
      { slug: 'corolla', model: 'Corolla', simpleBody: 'Hatch' },
      { slug: 'cx5', make: 'Mazda', model: 'CX-5', simpleBody: 'SUV' },
    ],
  })

  test('the page offers filters to remove, and how many vehicles each finds', async () => {
    const { status, html, text } = await visit(dealer, '/search?make=Toyota&body=SUV')

    expect(status).toBe(200)
    expect(text).toContain(
      'Remove a filter to see more: Without “SUV” 1 Without “Toyota” 1 Let me know when one arrives See all our stock (2)',
    )
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('DATA-02 a search for a well-known model that is not in stock says so', async () => {
    const alone = await visit(dealer, '/search?query=ranger')
    expect(alone.text).toContain('We don’t have any Ford Ranger in stock right now')
    expect(alone.text).toContain('Makes we have: Mazda 1 Toyota 1')

    const { html, text } = await visit(dealer, '/search?query=ranger&body=Hatch')
    expect(carsOnPage(html)).toEqual([])
    expect(text).toContain('No exact matches')
    expect(text).toContain('These match everything except “ranger”.')
    expect(closeMatchesOnPage(html)).toEqual(['corolla'])
  })

  test('“Let me know when one arrives” creates a lead with the search', async () => {
    const { html } = await visit(dealer, '/search?make=Toyota&colour=Green&price=:20000')
    const address =
      /href="([^"]*)">Let me know when one arrives/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

    const form = await visit(dealer, `${address}&step=enquiry`)
    expect(form.text).toContain('Let me know when one arrives')
    expect(form.text).toContain('Please let me know when one arrives: Toyota, Green, up to $20,000.')

    const sent = await send(dealer, address, {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0412 345 678',
      location: '10',
      message: 'Please let me know when one arrives: Toyota, Green, up to $20,000.',
      terms_conditions: 'on',
    })

    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe('/success?category=Vehicle+Alert')
    expect((await visit(dealer, '/success?category=Vehicle+Alert')).text).toContain(
      'will be in touch about new arrivals.',
    )
  })

  test('CAR-02 the lead has the search even where the dealer hides the message field', async () => {
    const quiet = await dealership({ site: { forms: { hideMessage: true } } })
    const { html } = await visit(quiet, '/search?make=Toyota&colour=Green')
    const address =
      /href="([^"]*)">Let me know when one arrives/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

    await send(quiet, address, { ...sampleEnquiry, location: '10' })

    expect(await leadsOf(quiet)).toMatchObject([
      { fields: { message: 'Please let me know when one arrives: Toyota, Green.' } },
    ])
  })

  test('without filters, the alert form still says what the visitor wants', async () => {
    const { text } = await visit(dealer, '/contact?category=Vehicle+Alert&step=enquiry')

    expect(text).toContain('Please let me know when one arrives.')
  })
})

test('ROUTE-05 a search without filters and without stock says that there is none', async () => {
  const { text } = await visit(await dealership(), '/search')

  expect(text).toContain('We don’t have any cars in stock right now Let me know when one arrives')
  expect(text).not.toContain('No exact matches')
})

test('SRCH-10 links to all stock and to makes lead to as many vehicles as they say', async () => {
  const tabs = await dealership({
    site: { stock: { carTypeFilter: 'without-all' } },
    stock: [
      { slug: 'new-kia', make: 'Kia', model: 'Sportage', carType: 'new' },
      { slug: 'used-hilux', carType: 'used' },
      { slug: 'used-hilux-too', carType: 'used' },
    ],
  })
  const { html, text } = await visit(tabs, '/search?price=1:2')

  expect(text).toContain('Makes we have: Toyota 2 Kia 1')
  expect(text).toContain('See all our stock (3)')
  for (const [label, count] of [
    ['Toyota', 2],
    ['See all our stock', 3],
  ] as const) {
    const [, address = ''] = new RegExp(`href="([^"]+)">${label}`).exec(html) ?? []
    expect(carsOnPage((await visit(tabs, address.replaceAll('&amp;', '&'))).html)).toHaveLength(count)
  }
})
