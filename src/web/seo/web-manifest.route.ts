import { siteIcons } from '../frame/site-icons.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/web-manifest.route.ts'

/** What a phone needs to put the site on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { name, theme } = dealership.site
  const { home, app } = siteIcons(dealership)
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    theme_color: theme.brand,
    background_color: '#ffffff',
    icons:
      home && app
        ? [
            { src: home, sizes: '180x180', type: 'image/png' },
            { src: app, sizes: '512x512', type: 'image/png' },
          ]
        : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
