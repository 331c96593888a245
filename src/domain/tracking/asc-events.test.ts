import { describe, expect, test } from 'vitest'
import { sampleCar } from '../../../tests/support/samples/sample-car.ts'
import type { StoredCar } from '#data/cars/cars.ts'
import type { Car } from '../cars/car.ts'
import { ascEvents } from './asc-events.ts'
import { itemFacts } from './item-facts.ts'
import { pageType } from './page-type.ts'
import { enquiryEventNumbers, eventNumber, ReportedEvent, type VisitorEvent } from './visitor-event.ts'

const carId = '0194d9f0-7c1e-7a3c-8b1e-1d2c3b4a5968'
const at = {
  path: '/search/toyota',
  origin: 'https://harbour.example',
  storeName: 'Harbour Motors',
  brand: null,
  item: null,
}
const sent = { carId: null, submissionId: 'lead-1' }

describe('TRACK-01 events have the specification’s numbers', () => {
  test.each<[VisitorEvent, number | null]>([
    [{ name: 'favourite-added', carId }, 39],
    [{ name: 'offer-accepted', ...sent }, 18],
    ...enquiryEventNumbers.map((number): [VisitorEvent, number] => [
      { name: 'enquiry-sent', number, category: 'General Enquiry', ...sent },
      number,
    ]),
    [{ name: 'service-booked', submissionId: 'lead-1' }, null],
    [{ name: 'call-clicked', carId }, null],
  ])('%o: %s', (event, number) => {
    expect(eventNumber(event)).toBe(number)
  })
})

describe('TRACK-02 events also have the Automotive Standards Council’s names', () => {
  test.each<[VisitorEvent, string, Record<string, string>]>([
    [{ name: 'page-viewed' }, 'asc_pageview', { page_type: 'itemlist' }],
    [{ name: 'list-viewed' }, 'asc_itemlist_pageview', {}],
    [{ name: 'item-viewed', carId }, 'asc_item_pageview', {}],
    [{ name: 'favourite-added', carId }, 'asc_cta_interaction', { element_type: 'save_tool' }],
    [{ name: 'phone-revealed', carId }, 'asc_cta_interaction', { comm_type: 'phone' }],
    [{ name: 'call-clicked', carId: null }, 'asc_click_to_call', { comm_type: 'phone' }],
    [
      { name: 'filter-changed', filter: 'make' },
      'asc_element_configuration',
      { element_type: 'filter', element_text: 'make' },
    ],
    [{ name: 'sort-changed', sort: 'price-asc' }, 'asc_element_configuration', { element_type: 'sort' }],
    [{ name: 'tab-changed', tab: 'new-cars' }, 'asc_element_configuration', { element_type: 'tab' }],
    [{ name: 'gallery-used', carId }, 'asc_media_interaction', {}],
    [{ name: 'offer-clicked', link: '/offers' }, 'asc_special_offer', { link_url: '/offers' }],
    [
      { name: 'process-step', flow: 'finance', step: 'complete', carId },
      'asc_retail_process',
      { flow_name: 'finance', flow_outcome: 'complete' },
    ],
    [{ name: 'form-engaged', form: 'enquiry', carId }, 'asc_form_engagement', { form_name: 'enquiry' }],
  ])('%o', (event, name, parameters) => {
    expect(ascEvents(event, at)).toEqual([expect.objectContaining({ event: name, ...parameters })])
  })

  test.each<[VisitorEvent, string | null, string]>([
    [enquiry(14, 'General Enquiry'), 'sales', 'sales'],
    [enquiry(15, 'Used Vehicle Enquiry'), 'sales', 'sales'],
    [enquiry(17, 'Test Drive Booking'), 'sales_appt', 'sales'],
    [enquiry(48, 'Used Vehicle Enquiry'), 'sales_appt', 'sales'],
    [enquiry(51, 'Careers Enquiry'), null, 'other'],
    [enquiry(14, 'Parts Enquiry'), 'parts', 'parts'],
    [enquiry(14, 'Service Booking'), 'service', 'service'],
    [enquiry(14, 'Sell My Car Enquiry'), 'trade', 'trade'],
    [{ name: 'offer-accepted', ...sent }, 'trade', 'trade'],
    [{ name: 'service-booked', submissionId: 'lead-1' }, 'service', 'service'],
  ])('%o is a submission, and also a submission of its kind (%s)', (event, kind, department) => {
    const events = ascEvents(event, at)

    expect(events.map(({ event: name }) => name)).toEqual([
      'asc_form_submission',
      ...(kind === null ? [] : [`asc_form_submission_${kind}`]),
    ])
    for (const parameters of events) {
      expect(parameters).toMatchObject({ department, submission_id: 'lead-1' })
    }
  })

  test('have the page’s location in lower case, without its query string', () => {
    expect(ascEvents({ name: 'page-viewed' }, { ...at, brand: 'Land Rover' })).toEqual([
      {
        event: 'asc_pageview',
        event_owner: 'forecourt',
        page_type: 'itemlist',
        page_location: 'https://harbour.example/search/toyota',
        store_name: 'harbour_motors',
        oem_brand: 'land_rover',
        language: 'en-au',
        currency: 'aud',
      },
    ])
  })

  test('describe the vehicle, with NA for unknown values', () => {
    const car = carWith({ badge: 'SR5 Double Cab', colour: null, vin: '6FPPXXMJ2P00001', year: 2021 })
    const item = itemFacts(car, { offersSubscriptions: false, noPriceText: 'POA', defaultKind: null })
    const [event] = ascEvents({ name: 'item-viewed', carId }, { ...at, item })

    expect(event).toMatchObject({
      item_id: '6FPPXXMJ2P00001',
      item_number: car.stockNumber,
      item_condition: 'used',
      item_make: 'toyota',
      item_model: 'hilux',
      item_variant: 'sr5_double_cab',
      item_color: 'NA',
      item_year: '2021',
    })
    expect(Object.keys(event ?? {}).filter((name) => name.startsWith('item_'))).toHaveLength(13)
  })

  test('leave out the VIN of a private seller’s car', () => {
    const prices = { offersSubscriptions: false, noPriceText: 'POA', defaultKind: null }
    const car = carWith({ privateSuburb: 'Wynnum', vin: '6FPPXXMJ2P00001', priceCents: null })

    expect(itemFacts(car, prices)).toMatchObject({ item_id: null, item_price: null })
  })
})

test.each([
  ['/', 'home'],
  ['/search', 'itemlist'],
  ['/search/toyota/hilux', 'itemlist'],
  ['/cars/2021-toyota-hilux', 'item'],
  ['/cars/2021-toyota-hilux/checkout', 'checkout'],
  ['/special-offers', 'specials'],
  ['/book-a-service', 'service'],
  ['/contact-us/chermside', 'contact'],
  ['/corolla-cross', 'unknown'],
])('TRACK-02 %s has the page type %s', (path, type) => {
  expect(pageType(path)).toBe(type)
})

test.each([
  { name: 'enquiry-sent', number: 14, category: 'x', ...sent },
  { name: 'phone-revealed', carId },
  { name: 'item-viewed', carId },
  { name: 'favourite-added', carId: 'kim@example.com' },
  { name: 'filter-changed', filter: 'kim@example.com' },
  { name: 'offer-clicked', link: '/offers?name=Kim' },
  { name: 'offer-clicked', link: 'https://evil.example' },
  { name: 'nonsense' },
])('TRACK-01 %o is rejected from a browser', (event) => {
  expect(ReportedEvent.safeParse(event).success).toBe(false)
})

function enquiry(number: (typeof enquiryEventNumbers)[number], category: string): VisitorEvent {
  return { name: 'enquiry-sent', number, category, ...sent }
}

function carWith(overrides: Partial<StoredCar>): Car {
  return { ...sampleCar(overrides), views: 1, updatedAt: new Date() }
}
