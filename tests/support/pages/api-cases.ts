import { createId } from '#data/create-id.ts'
import { dealership } from '../samples/dealership.ts'
import { sampleAppointments } from '../samples/sample-appointments.ts'
import { sampleEnquiry } from '../samples/sample-enquiry.ts'
import { chermside, nundah } from '../samples/sample-places.ts'
import { sampleQuote } from '../samples/sample-quote.ts'

/** A placeholder for the id of the lead, which is known once it is stored. */
export const someLead = createId()
const [hilux, gone, none] = [createId(), createId(), createId()]
const { terms_conditions: _terms, ...enquiry } = sampleEnquiry
export const unfinishedEnquiry = { ...enquiry, form_completed: false }

const json = (body: unknown): Body => ({ body: JSON.stringify(body), said: body })
const nonsense: Body = { body: '{' }
const form: Body = { body: 'phone_number=1', type: 'application/x-www-form-urlencoded' }

const evaluation = {
  evalid: 'SBX-NEW001',
  km: 5,
  cName: 'Kim Nguyen',
  cEmail: 'kim@example.com',
  cPhone: '1',
}
const savedValuation = { column_name: 'valuation', lead_id: someLead, id: 'VAL-1', low: 9000, high: 9500 }

type Body = { body: string; said?: unknown; type?: string }
type Case = [call: string, address: string, status: number, sent?: Body | undefined, isSignedIn?: boolean]

/** A form with a file. */
function files(parts: [name: string, value: string][]): Body {
  const written = parts.map(
    ([name, value]) =>
      `--line\r\ncontent-disposition: form-data; name="${name}"${name === 'file' ? '; filename="a.gif"' : ''}\r\n\r\n${value}\r\n`,
  )
  return { body: `${written.join('')}--line--\r\n`, type: 'multipart/form-data; boundary=line' }
}

/** Valid and invalid requests of every operation. `LEAD` is a partial lead. */
export const apiCases: Case[] = [
  ['GET /api/openapi.json', '', 200],
  ['GET /api/geocode', '?postcode=4350', 200],
  ['GET /api/geocode', '?address=Toowoomba', 200],
  ['GET /api/geocode', '', 400],
  ['GET /api/geocode', '?postcode=9999', 404],
  ['GET /api/geocode', '?postcode=435', 422],
  ['GET /api/search', '', 200],
  ['GET /api/search', '?query=white+toyota+under+50k&near=4000&sortBy=price-asc', 200],
  ['GET /api/search', '?page=-2&price=cheap', 200],
  ['GET /api/search/count', '?make=Toyota&created_since=1', 200],
  ['GET /api/search/count', '?created_since=yesterday', 400],
  ['GET /api/cars', `?ids=${hilux},${none}`, 200],
  ['GET /api/cars', '', 400],
  ['GET /api/watchlist/cards', `?ids=${hilux},${gone},${none}&saved=1773000000,0,0`, 200],
  ['GET /api/watchlist/cards', '', 400],
  ['GET /api/cars/{id}/facts', hilux, 200],
  ['GET /api/cars/{id}/facts', none, 404],
  ['GET /api/cars/{id}/finance-disclaimer', hilux, 200],
  ['GET /api/cars/{id}/finance-disclaimer', none, 404],
  ['GET /api/finance-disclaimer', `?car_id=${hilux}`, 200],
  ['GET /api/finance-disclaimer', '', 400],
  ['GET /api/finance-disclaimer', '?car_id=x', 404],
  ['POST /api/phone-reveal', '', 200, json({ car_id: hilux })],
  ['POST /api/phone-reveal', '', 400, json({ car_id: 1 })],
  ['POST /api/phone-reveal', '', 404, json({ car_id: none })],
  ['POST /api/car-views', '', 200, json({ car_id: hilux })],
  ['POST /api/car-views', '', 400, nonsense],
  ['POST /api/car-views', '', 404, json({ car_id: none })],
  ['GET /api/cars/{slug}.pdf', 'hilux', 200],
  ['GET /api/cars/{slug}.pdf', 'nothing', 404],
  ['GET /api/cars/{slug}.pdf', 'gone', 410],
  ['GET /cars/{slug}/brochure.pdf', 'hilux', 200],
  ['GET /cars/{slug}/brochure.pdf', 'nothing', 404],
  ['GET /cars/{slug}/brochure.pdf', 'gone', 410],
  ['POST /api/leads', '', 201, json({ ...sampleEnquiry, car_id: hilux, location: '10' })],
  ['POST /api/leads', '', 201, json(unfinishedEnquiry)],
  ['POST /api/leads', '', 400, json({ name: ['Kim'] })],
  ['POST /api/leads', '', 400, nonsense],
  ['POST /api/leads', '', 422, json({ ...sampleEnquiry, email: 'kim@' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 400, nonsense],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 422, json({ message: '' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 200, json({ form_completed: false, Rego: 'ABC 123' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 200, json({ terms_conditions: true, location: '20' })],
  ['PATCH /api/leads/{lead_id}', 'LEAD', 409, json({ message: 'More' })],
  ['PATCH /api/leads/{lead_id}', none, 404, json({})],
  ['GET /api/test-drive/appointments', '?car_id=hilux', 200],
  ['GET /api/test-drive/appointments', '', 400],
  ['GET /api/test-drive/appointments', '?car_id=nothing', 404],
  ['GET /api/test-drive/appointments', '?car_id=hilux&location=21', 422],
  ['GET /api/service/appointments', '?location=20', 200],
  ['GET /api/service/appointments', '', 400],
  ['GET /api/service/appointments', '?location=99', 404],
  ['POST /api/events', '', 204, json({ events: [{ name: 'sort-changed', sort: 'latest' }] })],
  ['POST /api/events', '', 400, json({ events: [{ name: 'enquiry-sent' }] })],
  ['POST /api/events', '', 400, json({ events: [] })],
  ['GET /api/captcha', '', 200],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'new 001', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'CHOOSE', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 200, json({ rego: 'NONE00', state: 'qld' })],
  ['POST /api/eval-expert/enter-vin', '', 400, json({ rego: 'NEW001', state: 'nz' })],
  ['POST /api/eval-expert/enter-vin', '', 503, json({ rego: 'DOWN00', state: 'qld' })],
  ['POST /api/eval-expert/manual-entry', '', 200, json({ vin: '1', desc: 'none' })],
  ['POST /api/eval-expert/manual-entry', '', 400, json({ vin: '1', desc: '' })],
  ['POST /api/eval-expert/update-eval', '', 200, json(evaluation)],
  ['POST /api/eval-expert/update-eval', '', 400, json({ ...evaluation, km: '5' })],
  ['POST /api/eval-expert/update-eval', '', 400, json({ ...evaluation, km: 1.5 })],
  ['POST /api/miscellaneous', '', 200, json(savedValuation)],
  ['POST /api/miscellaneous', '', 400, json({ ...savedValuation, column_name: 'price' })],
  ['POST /api/miscellaneous', '', 404, json({ ...savedValuation, lead_id: none })],
  ['GET /images', '?src=/demo-media/none.webp&w=160', 404],
  ['GET /api/watchlist', '', 401],
  ['GET /api/watchlist', '', 200, undefined, true],
  ['POST /api/watchlist/save-car', '', 401, json({ phone_number: '0491 570 006', car_id: hilux })],
  ['POST /api/watchlist/save-car', '', 200, json({ phone_number: 'THEIRS', car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 404, json({ phone_number: 'THEIRS', car_id: none }), true],
  ['POST /api/watchlist/save-car', '', 403, json({ phone_number: '0491 570 006', car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 400, json({ car_id: hilux }), true],
  ['POST /api/watchlist/save-car', '', 415, form],
  ['POST /api/watchlist/remove-car', '', 401, json({ phone_number: '0491 570 006', car_id: hilux })],
  ['POST /api/watchlist/remove-car', '', 200, json({ phone_number: 'THEIRS', car_id: hilux }), true],
  ['POST /api/watchlist/remove-car', '', 403, json({ phone_number: '0491 570 006', car_id: hilux }), true],
  ['POST /api/watchlist/remove-car', '', 400, json({ phone_number: 5 }), true],
  ['POST /api/watchlist/remove-car', '', 415, form],
  ['POST /api/watchlist/merge', '', 401, json({ cars: [] })],
  [
    'POST /api/watchlist/merge',
    '',
    200,
    json({ cars: [{ car_id: hilux, saved_at: 1 }, { car_id: none }] }),
    true,
  ],
  ['POST /api/watchlist/merge', '', 400, json({ cars: [{ saved_at: 1 }] }), true],
  ['POST /api/watchlist/merge', '', 415, form],
  ['GET /api/saved-searches', '', 401],
  ['GET /api/saved-searches', '', 200, undefined, true],
  ['POST /api/saved-searches', '', 401, json({ address: '/search?make=Mazda' })],
  ['POST /api/saved-searches', '', 200, json({ address: '/search?make=Mazda', seen_at: 1 }), true],
  ['POST /api/saved-searches', '', 400, json({ address: 5 }), true],
  ['POST /api/saved-searches', '', 422, json({ address: '/about-us' }), true],
  ['POST /api/saved-searches', '', 415, form],
  ['POST /api/saved-searches/remove', '', 401, json({ address: '/search?make=Mazda' })],
  ['POST /api/saved-searches/remove', '', 200, json({ address: '/search?make=Mazda' }), true],
  ['POST /api/saved-searches/remove', '', 400, json({}), true],
  ['POST /api/saved-searches/remove', '', 415, form],
  ['POST /api/payments/webhook', '', 400, { type: 'application/json', body: '{"id":"unsigned"}' }],
  ['GET /images', '?src=/demo-media/none.webp&w=161', 400],
  ['POST /api/eval-expert/image-upload', '', 400, files([['evalid', 'E1']])],
  [
    'POST /api/eval-expert/image-upload',
    '',
    415,
    files([
      ['evalid', 'E1'],
      ['file', 'no image'],
    ]),
  ],
  [
    'POST /api/eval-expert/image-upload',
    '',
    422,
    files([
      ['evalid', 'E1'],
      ['file', 'GIF89a'],
    ]),
  ],
  ['POST /api/eval-expert/image-upload', '', 415, { body: '{}' }],
  ['POST /api/eval-expert/image-remove', '', 200, json({ evalid: 'E1', session: 's', image: none })],
  [
    'POST /api/eval-expert/image-remove',
    '',
    303,
    { ...form, body: `evalid=E1&image=${none}&back=/trade-in` },
  ],
  ['POST /api/eval-expert/image-remove', '', 400, json({ evalid: 'E1' })],
  ['POST /api/eval-expert/image-remove', '', 415, { body: 'E1', type: 'text/plain' }],
]

/** A dealer with two locations, and vehicles with many details. */
export function wellStocked() {
  return dealership({
    site: {
      appointments: sampleAppointments,
      locations: [chermside, nundah, { ...nundah, id: '10', name: 'Harbour Motors Wynnum', city: 'Wynnum' }],
      prices: { marketPriceSource: 'redbook' },
      finance: { provider: 'AusLoans' },
      reservations: { enabled: true },
      forms: { saveValuations: true },
    },
    stock: [
      {
        id: hilux,
        slug: 'hilux',
        locationId: '20',
        images: ['/demo-media/ute-front-f2f3f2.webp'],
        marketPrices: { stateAverageCents: 50_000_00, averageCents: null, kind: 'drive_away' },
        financeLenders: { AusLoans: sampleQuote() },
        variant: { cylinders: 4, torque: '500 Nm' },
        specifications: { sleeps: 2 },
        registrationExpiry: '2027-05',
      },
      {
        slug: 'cx5',
        make: 'Mazda',
        model: 'CX-5',
        priceCents: null,
        year: null,
        odometerKm: null,
        preorder: true,
      },
      { slug: 'private', privateSuburb: 'Nundah', privatePostcode: '4012' },
      { slug: 'just-sold', status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') },
      { id: gone, slug: 'gone', status: 'sold', soldAt: new Date('2025-03-09T10:00:00+10:00') },
    ],
  })
}
