import { sampleAppointmentToken } from '#demo/sample-appointment.ts'
import type { Survey } from '../surface/survey-site.ts'

export type RouteKind = { kind: string; path: string; status: number; headers?: Record<string, string> }

/** One response of each kind that the server gives. */
export function routeKinds({ slugs }: Survey, html: string): RouteKind[] {
  const [car = ''] = slugs.get('cars') ?? []
  const [id = ''] = slugs.get('ids') ?? []
  const file = (pattern: RegExp) => pattern.exec(html)?.[0].replaceAll('&amp;', '&') ?? '/no-such-file'
  const accept = { accept: 'text/html' }
  return [
    { kind: 'home page', path: '/', status: 200, headers: accept },
    { kind: 'page, shared by the cache', path: '/', status: 200, headers: accept },
    { kind: 'page, for one visitor', path: '/sign-in', status: 200, headers: accept },
    { kind: 'vehicle', path: `/cars/${car}`, status: 200, headers: accept },
    { kind: 'data of a page', path: '/search.data', status: 200 },
    { kind: 'redirect of a route', path: '/account', status: 302 },
    { kind: 'redirect to the canonical address', path: '/Search/', status: 308 },
    { kind: 'page that isn’t there', path: '/no/such/page', status: 404, headers: accept },
    { kind: 'data that isn’t there', path: '/no/such/page.data', status: 404 },
    { kind: 'secret link that isn’t right', path: '/reservations/a', status: 404 },
    { kind: 'malformed address', path: '/%zz', status: 400 },
    { kind: 'API', path: '/api/search', status: 200 },
    { kind: 'API, wrong method', path: '/api/leads', status: 405 },
    { kind: 'API, missing', path: '/api/nothing', status: 404 },
    { kind: 'API description', path: '/api/openapi.json', status: 200 },
    { kind: 'facts of a vehicle', path: `/api/cars/${id}/facts`, status: 200 },
    { kind: 'brochure (PDF)', path: `/cars/${car}/brochure.pdf`, status: 200 },
    { kind: 'social card (JPEG)', path: `/cars/${car}/card.jpg`, status: 200 },
    { kind: 'resized picture', path: file(/\/images\?[^"'\s]+/), status: 200 },
    { kind: 'calendar file', path: `/appointments/${sampleAppointmentToken}/calendar.ics`, status: 200 },
    { kind: 'appointment', path: `/appointments/${sampleAppointmentToken}`, status: 200, headers: accept },
    { kind: 'map data', path: '/maps/australia.json', status: 200 },
    { kind: 'sitemap', path: '/sitemap.xml', status: 200 },
    { kind: 'RSS', path: '/blog/rss.xml', status: 200 },
    { kind: 'robots.txt', path: '/robots.txt', status: 200 },
    { kind: 'llms.txt', path: '/llms.txt', status: 200 },
    { kind: 'manifest', path: '/site.webmanifest', status: 200 },
    { kind: 'icon (SVG)', path: '/favicon.svg', status: 200 },
    { kind: 'script', path: file(/\/assets\/[\w-]+\.js/), status: 200 },
    { kind: 'style', path: file(/\/assets\/[\w-]+\.css/), status: 200 },
    { kind: 'font', path: file(/\/assets\/[\w-]+\.woff2/), status: 200 },
    { kind: 'script that isn’t there', path: '/assets/no-such.js', status: 404 },
    {
      kind: 'part that isn’t satisfiable',
      path: '/favicon.svg',
      status: 200,
      headers: { range: 'bytes=9-1' },
    },
    { kind: 'health', path: '/healthz', status: 200 },
    { kind: 'metrics, from outside', path: '/metrics', status: 404 },
  ]
}
