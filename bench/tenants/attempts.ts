import { addressAt, routePatterns } from '../surface/route-patterns.ts'
import type { Customer } from './make-customer.ts'
import type { Dealer } from './make-dealers.ts'

export type Attempt = {
  what: string
  method: 'GET' | 'POST'
  path: string
  cookie?: string
  json?: unknown
  form?: Record<string, string>
}

type Known = Dealer & { customer: Customer }

/** Everything that one dealer’s site is asked about itself, so that each page has the chance to say too much. */
export function ownRequests({ slug, cars, customer }: Known): Attempt[] {
  const values = (_: string, folder: string) => ownValue(folder, cars[0]?.slug ?? '', cars[0]?.id ?? '')
  return [
    ...routePatterns.flatMap((pattern) => bothForms(`own ${pattern}`, addressAt(pattern, values))),
    ...cars.map((car) => get('own vehicle', `/cars/${car.slug}`)),
    ...customer.links.map((path) => ({ ...get('own link', path), cookie: customer.cookie })),
    ...[
      '/account',
      '/account/data',
      '/account/data.json',
      '/account/alerts',
      '/watchlist',
      '/saved-searches',
    ].map((path) => ({ ...get(`own account ${slug}`, path), cookie: customer.cookie })),
  ]
}

/** Everything that another dealer’s names, ids, links and cookies could open at this dealer’s site. */
export function foreignRequests(theirs: Known, form: 'page' | 'data'): Attempt[] {
  const { cars, customer, slug } = theirs
  const [car] = cars.filter((each) => each.slug.startsWith(slug))
  if (!car) throw new Error(`${slug} has no vehicle with an address of its own.`)
  const { ids, cookie, links, phone } = customer
  const everywhere = Object.entries({ slug: car.slug, 'car id': car.id, 'stock number': 'U1', ...ids })
  return [
    // Each of their ids in place of every parameter of every route.
    ...everywhere.flatMap(([what, id]) =>
      routePatterns
        .filter((pattern) => pattern.includes(':'))
        .map((pattern) => {
          const [page, data] = bothForms(
            `their ${what} at ${pattern}`,
            addressAt(pattern, () => id),
          )
          return form === 'page' ? page : data
        }),
    ),
    ...links.flatMap((path) => bothForms('their link', path)),
    ...links.map((path) => ({ ...get('their link and cookie', path), cookie })),
    ...routePatterns.map((pattern) => ({
      ...get(
        `their cookie at ${pattern}`,
        addressAt(pattern, () => 'a'),
      ),
      cookie,
    })),
    ...everywhere.flatMap(([what, id]) => queries(id).map((path) => get(`their ${what} in a query`, path))),
    ...writes(ids, car.id, phone).map((attempt) => ({ ...attempt, cookie })),
    ...writes(ids, car.id, phone),
    ...links.map((path) => ({
      ...post('a form at their link', path),
      form: { do: 'release', scope: 'all' },
    })),
  ]
}

function queries(id: string) {
  const value = encodeURIComponent(id)
  return [
    `/search?query=${value}&location=${value}&make=${value}`,
    `/compare?cars=${value}`,
    `/watchlist?cars=${value}&save=${value}`,
    `/contact?car_id=${value}&car=${value}&location=${value}`,
    `/book-test-drive?car_id=${value}&location=${value}`,
    `/checkout-journey?car_id=${value}`,
    `/online-payment?reference=${value}&amount=200`,
    `/success?lead=${value}&car_id=${value}`,
    `/api/search?query=${value}&stock_number=${value}&location=${value}`,
    `/api/cars?ids=${value}&id=${value}&slugs=${value}`,
    `/api/watchlist/cards?ids=${value}&cars=${value}&car_ids=${value}`,
    `/api/test-drive/appointments?location=${value}&location_id=${value}&car_id=${value}`,
    `/api/leads/${value}`,
    `/images?src=${value}&w=320`,
    `/?preview=${value}`,
  ]
}

function writes(ids: Customer['ids'], carId: string, phone: string): Attempt[] {
  const bodies: Record<string, unknown> = {
    '/api/watchlist/save-car': { phone_number: phone, car_id: carId },
    '/api/watchlist/remove-car': { phone_number: phone, car_id: carId },
    '/api/watchlist/merge': { phone_number: phone, car_ids: [carId] },
    '/api/saved-searches': { phone_number: phone, address: '/search?make=Toyota' },
    '/api/saved-searches/remove': { phone_number: phone, address: '/search?make=Toyota' },
    '/api/car-views': { car_id: carId },
    '/api/phone-reveal': { car_id: carId, location_id: ids['location'] },
    '/api/events': { name: 'a', car_id: carId, lead_id: ids['lead'] },
    '/api/eval-expert/image-remove': { eval_id: ids['lead'], image_id: ids['image'], id: ids['image'] },
    '/api/eval-expert/update-eval': { eval_id: ids['lead'], EvalID: ids['lead'] },
    '/api/leads': {
      category: 'General Enquiry',
      name: 'A',
      phone: '0412345678',
      message: 'A',
      car_id: carId,
      location: ids['location'],
      lead_id: ids['lead'],
    },
    [`/api/leads/${ids['lead']}`]: { message: 'A', form_completed: true },
  }
  return Object.entries(bodies).map(([path, json]) => ({ ...post(`their ids at ${path}`, path), json }))
}

function ownValue(folder: string, carSlug: string, carId: string) {
  return folder === 'cars' ? carSlug : folder === 'leads' ? carId : null
}

const get = (what: string, path: string): Attempt => ({ what, method: 'GET', path })
const post = (what: string, path: string): Attempt => ({ what, method: 'POST', path })
const bothForms = (what: string, path: string): [Attempt, Attempt] => [
  get(what, path),
  get(`${what}, data`, dataAddress(path)),
]
const dataAddress = (path: string) => `${path === '/' ? '/_root' : path}.data`
