import { array, constantFrom, oneof, option, record, string, tuple } from 'fast-check'

export type OddRequest = {
  method: string
  target: string
  headers: Record<string, string>
  body: string | null
}

const pages =
  `/ /search /search/used-cars /search/toyota /search/toyota/hilux /brands/toyota /compare /watchlist
  /saved-searches /finance /finance-enquiry /contact /contact-us /locations /book-test-drive /book-a-service /service
  /sell-my-car /trade-in /quick-enquiry /request-photos /fleet /careers /success /warranty /roadside-assist /offers
  /blog /blog/a /sign-in /privacy-policy /pages/a /models /hilux /cars/a /cars/a/checkout /cars/a/brochure.pdf
  /cars/a/card.jpg /appointments/a /appointments/a/calendar.ics /robots.txt /sitemap.xml /favicon.ico /images /sandbox
  /sandbox/messages.json /sandbox/mail/a /api/openapi.json /api/search /api/search/count /api/cars /api/cars/a.pdf
  /api/cars/a/facts /api/car-views /api/leads /api/leads/a /api/test-drive/appointments /api/service/appointments
  /api/captcha /api/events /api/phone-reveal /api/finance-disclaimer /api/cars/a/finance-disclaimer /assets/a.js
  /.well-known/security.txt`
    .trim()
    .split(/\s+/)

const names =
  `query make model colour body fuel drive price price_min price_max weekly_price km year near sortBy view page size
  type car_type car_id step category src w q name email phone message form_completed terms_conditions location visited_pages
  opt_in booking_slot start form_opened fields event lead_attributes additional_services`
    .trim()
    .split(/\s+/)

/** Values that have brought other systems down, and random text. */
const values = oneof(
  constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '9'.repeat(40),
    ':',
    '1:0',
    ':60',
    '2026-02-30',
    '2026-03-10T10:00',
  ),
  constantFrom(
    '\u0000',
    '\uFFFF',
    '\uD800',
    '%',
    '%25',
    '\r\nX: y',
    '🚙',
    '../../etc/passwd',
    'a'.repeat(3000),
  ),
  constantFrom(
    '<script>',
    '{{7*7}}',
    "' or 1=1 --",
    '(a|a)+$',
    '[]',
    '{}',
    'null',
    'true',
    '__proto__',
    'toString',
  ),
  string({ unit: 'binary', maxLength: 40 }),
  string({ maxLength: 20 }),
)

const fields = array(
  tuple(oneof({ weight: 9, arbitrary: constantFrom(...names) }, { weight: 1, arbitrary: string() }), values),
  {
    maxLength: 8,
  },
)

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())
const encoded = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')

const path = tuple(
  constantFrom(...pages),
  option(values, { freq: 3 }),
  constantFrom('', '', '', '', '.data', '/', '//', '%2e', '%00'),
).map(([page, odd, end]) => page.replace(/\/a(?=[./]|$)/, `/${escaped(odd ?? 'a')}`) + end)

const body = oneof(
  fields.map((pairs) => ({ type: 'application/x-www-form-urlencoded', text: encoded(pairs) })),
  fields.map((pairs) => ({ type: 'application/json', text: JSON.stringify(Object.fromEntries(pairs)) })),
  tuple(values, constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain', '')).map(
    ([text, type]) => ({
      type,
      text,
    }),
  ),
)

const headers = record(
  {
    accept: constantFrom('*/*', 'text/html', 'image/avif,image/webp', 'q=0;;,'),
    'accept-encoding': constantFrom('br', 'gzip', 'zstd', 'x;q=9, *'),
    cookie: string({ unit: 'grapheme-ascii', maxLength: 60 }),
    'if-none-match': string({ unit: 'grapheme-ascii', maxLength: 20 }),
    range: constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-0', 'cars=1'),
    'user-agent': string({ unit: 'grapheme-ascii', maxLength: 60 }),
  },
  { requiredKeys: [] },
)

export const oddRequest = tuple(
  constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
  path,
  fields,
  headers,
  body,
).map(([method, pathname, query, given, { type, text }]): OddRequest => {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  return {
    method,
    target: pathname + (query.length > 0 ? `?${encoded(query)}` : ''),
    headers: { ...given, ...(isWrite && type !== '' && { 'content-type': type }) },
    body: isWrite ? text : null,
  }
})
