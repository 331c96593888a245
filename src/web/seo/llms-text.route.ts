import { href } from 'react-router'
import { locationPlaces } from '#domain/locations/location-places.ts'
import { siteOrigin } from '../frame/page-head.server.ts'
import { stockAddress } from '../frame/stock-address.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/llms-text.route.ts'

/** A summary of the site for assistants, in the form of llmstxt.org. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { site, search } = context.get(dealershipContext)
  const { total } = await search({ size: 0 })
  const link = (label: string, path: string, about: string) =>
    `- [${label}](${new URL(path, siteOrigin(site, url)).href}): ${about}`
  const places = locationPlaces(site.locations.filter(({ visible }) => visible))
  const lines = [
    `# ${site.name}`,
    '',
    `> ${site.description ?? `${site.name} sells ${site.stock.vehicleWord}s in Australia.`}`,
    '',
    'Prices on a vehicle’s page are current. Finance figures are examples with their comparison rate, not offers.',
    '',
    '## Vehicles',
    link('Stock', stockAddress(), `${total} ${site.stock.vehicleWord}s with price, photos and details`),
    link('Range', href('/models'), 'models by body type'),
    link('Search API', '/api/openapi.json', 'the calls of this site, as an OpenAPI document'),
    '',
    '## Services',
    link('Finance', href('/finance'), 'repayments and applications'),
    link('Sell or trade in', href('/sell-my-car'), 'an instant value by registration'),
    link('Service', href('/service'), 'book a service'),
    link(
      'Contact',
      href('/contact-us'),
      [site.phone, site.email].filter(Boolean).join(', ') || 'all branches',
    ),
    '',
    ...(places.length > 0 ? ['## Locations'] : []),
    ...places.map(({ name, slug }) =>
      link(name, href('/locations/:location', { location: slug }), 'address, hours and phone'),
    ),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
