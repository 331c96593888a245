import { describe, expect, test } from 'vitest'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { pageCalled, publish } from '../../support/samples/publish.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const picture = { src: '/demo-media/suv-front-1c1f23.webp', alt: 'A black SUV' }
const missing = { src: '/demo-media/nobody-drew-this.webp', alt: 'Nothing' }

describe('RNG-03 a page made of sections', () => {
  test('shows each of them, and leaves out those without anything to show', async () => {
    const dealer = await dealership({
      site: {
        locations: [chermside],
        content: { frameHosts: ['calendar.example'], videoServices: ['youtube'] },
      },
      stock: [
        { slug: 'hilux', make: 'Toyota', model: 'HiLux', locationId: chermside.id },
        {
          slug: 'coaster',
          stockNumber: 'C1',
          make: 'Toyota',
          model: 'Coaster',
          simpleBody: 'Bus',
          locationId: chermside.id,
        },
      ],
    })
    await publish(dealer, [
      { kind: 'offer', slug: 'tow-bars', body: { title: 'Tow bars', summary: 'Half price.' } },
      {
        kind: 'model',
        slug: 'hilux',
        body: { make: 'Toyota', model: 'HiLux', body: ['Ute', 'Cab Chassis'], description: 'It works.' },
      },
      {
        kind: 'model',
        slug: 'colorado',
        body: { make: 'Holden', model: 'Colorado', body: 'Ute', description: 'It worked.' },
      },
      { kind: 'post', slug: 'moved', body: { title: 'We moved', day: '2026-03-01', text: 'Come and see.' } },
      {
        kind: 'page',
        slug: 'our-story',
        body: {
          title: 'Our story',
          description: 'How we started.',
          sections: [
            { kind: 'hero', text: 'One hoist.', picture, buttons: [{ label: 'See cars', link: '/search' }] },
            { kind: 'text', heading: 'The start', text: '## A shed\n\nWe **opened** in [1988](/locations).' },
            { kind: 'pictures', pictures: [{ ...picture, caption: 'Our first SUV' }] },
            { kind: 'pictures', heading: 'Lost pictures', pictures: [missing] },
            {
              kind: 'tiles',
              heading: 'Why us',
              tiles: [{ title: 'Loan cars', text: 'Always.', link: '/service' }],
            },
            { kind: 'video', title: 'A tour', service: 'youtube', id: 'abcdefghijk' },
            { kind: 'stock', heading: 'Our utes', search: '/search/toyota' },
            { kind: 'stock', heading: 'No boats', search: '/search/boats' },
            { kind: 'models', heading: 'The utes', make: 'TOYOTA', body: 'cab-chassis' },
            { kind: 'models', heading: 'Only in stock', make: 'Toyota', body: 'Bus' },
            { kind: 'models', heading: 'No trams', body: 'Tram' },
            { kind: 'offers' },
            { kind: 'offers', heading: 'Nothing special', specialOnly: true },
            { kind: 'posts' },
            { kind: 'people', heading: 'People', people: [{ name: 'Ada Okafor', role: 'Workshop manager' }] },
            {
              kind: 'positions',
              positions: [
                { title: 'Detailer', text: 'Weekends.', until: '2026-03-10' },
                { title: 'Too late', text: 'Gone.', until: '2026-03-09' },
              ],
            },
            { kind: 'faq', questions: [{ question: 'Are you open?', answer: 'Every **day**.' }] },
            { kind: 'form', form: 'careers', heading: 'Write to us' },
            { kind: 'locations' },
            { kind: 'table', caption: 'Fees', columns: ['What', 'How much'], rows: [['Transfer', '$30']] },
            { kind: 'quote', text: 'Best car I’ve had.', name: 'Kim', role: 'Nundah' },
            { kind: 'banner', picture: { ...picture, alt: 'Runout sale' }, until: '2026-03-10' },
            { kind: 'banner', picture: { ...picture, alt: 'Sale is over' }, until: '2026-03-09' },
            { kind: 'frame', title: 'Calendar', address: 'https://calendar.example/x' },
          ],
        },
      },
    ])

    const { status, html, text } = await visit(dealer, '/our-story')

    expect(status).toBe(200)
    for (const words of [
      'Our story One hoist. See cars',
      'The start A shed We opened in 1988 .',
      'Our first SUV',
      'Why us Loan cars Always.',
      'A tour',
      'Our utes',
      'Toyota HiLux',
      'The utes See the whole range Toyota HiLux 1 in stock',
      'Only in stock See the whole range Toyota Coaster 1 in stock',
      'Tow bars Half price.',
      'We moved Come and see.',
      'AO Ada Okafor Workshop manager',
      'Detailer',
      'Apply by 10 March 2026',
      'Are you open? Every day .',
      'Write to us',
      'Chermside',
      'Fees What How much Transfer $30',
      'Best car I’ve had. Kim , Nundah',
      'Open “Calendar” on its own',
    ])
      expect(text).toContain(words)
    for (const words of [
      'Lost pictures',
      'No boats',
      'No trams',
      'Colorado',
      'Nothing special',
      'Too late',
      'Sale is over',
    ])
      expect(html).not.toContain(words)
    expect(html).toContain('alt="Runout sale"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    // Nothing of the other service loads until someone presses play.
    expect(html).not.toMatch(/<iframe[^>]*youtube/)
    expect(html).toContain('href="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"')
    expect(html).toContain('src="https://calendar.example/x"')
  })

  test('has its own title, description, canonical address and structured data', async () => {
    const dealer = await dealership()
    await publish(dealer, [
      {
        kind: 'page',
        slug: 'faqs',
        body: {
          title: 'Questions',
          description: 'What people ask us.',
          sections: [{ kind: 'faq', questions: [{ question: 'Open?', answer: 'Every **day**.' }] }],
        },
      },
    ])

    const { html } = await visit(dealer, '/pages/faqs')

    expect(html).toContain('<title>Questions | Harbour Motors</title>')
    expect(html).toContain('<meta name="description" content="What people ask us."/>')
    expect(html).toContain(`<link rel="canonical" href="${originOf(dealer)}/pages/faqs"/>`)
    expect(structuredData(html)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Open?', acceptedAnswer: { '@type': 'Answer', text: 'Every day.' } }],
      },
    ])
  })

  test.each([
    ['careers', 'Careers Enquiry'],
    ['fleet', 'Fleet Enquiry'],
    ['general', 'General Enquiry'],
    ['offers', 'Special Offer Enquiry'],
    ['service', 'Service Booking'],
    ['parts', 'Parts Enquiry'],
  ] as const)('sends its %s form as that kind of enquiry', async (form, category) => {
    const dealer = await dealership()
    await publish(dealer, [
      {
        kind: 'page',
        slug: 'ask-us',
        body: { title: 'Ask us', description: 'Ask.', sections: [{ kind: 'form', form }] },
      },
    ])

    const answer = await send(dealer, '/ask-us', { ...sampleEnquiry, ...someCar })

    expect(answer.headers.get('location')).toBe(`/success?${new URLSearchParams({ category })}`)
    expect(await leadsOf(dealer)).toHaveLength(1)
  })

  test('takes the place of the default page at a fixed address, at each of its addresses', async () => {
    const dealer = await dealership()
    await publish(dealer, [pageCalled('privacy-policy', 'Our own policy')])

    for (const path of ['/privacy-policy', '/pages/privacy-policy']) {
      const { html, text } = await visit(dealer, path)
      expect(text).toContain('Our own policy')
      expect(text).toContain('Third-party services')
      expect(html).toContain(`<link rel="canonical" href="${originOf(dealer)}/privacy-policy"/>`)
    }
  })

  test('never takes the place of a page of the system, and one segment is first a page, then a model', async () => {
    const dealer = await dealership({ stock: [{ make: 'Toyota', model: 'Kluger' }] })
    await publish(dealer, [pageCalled('kluger', 'All about the Kluger')])

    expect((await visit(dealer, '/kluger')).text).toContain('All about the Kluger')
    expect((await visit(dealer, '/pages/kluger')).status).toBe(200)
    expect((await visit(dealer, '/pages/search')).status).toBe(404)
  })
})

test('ROUTE-09 the first picture of a page stands for it where it is shared', async () => {
  const dealer = await dealership()
  const picture = { src: '/demo-media/suv-side.svg', alt: 'An SUV' }
  const sections = [
    { kind: 'text' as const, text: 'Hello.' },
    { kind: 'tiles' as const, tiles: [{ title: 'One', text: 'First.', picture }] },
  ]
  await publish(dealer, [
    { kind: 'page', slug: 'shared', body: { title: 'Shared', description: 'A page.', sections } },
  ])
  const { html } = await visit(dealer, '/shared')

  expect(html).toMatch(/<meta property="og:image" content="[^"]*suv-side\.svg"/)
  expect(html).toContain('<meta property="og:image:alt" content="An SUV"/>')
})

const someCar = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2019' }
