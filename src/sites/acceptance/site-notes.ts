import { siteSettings } from '../described/site-settings.ts'
import { Site } from '../site.ts'

/** Warnings about a valid document: settings that do less than the dealer may expect. */
export function siteNotes(site: Site): string[] {
  return [...badgeWithoutSource(site), ...withoutEffect(site)]
}

function badgeWithoutSource({ prices }: Site) {
  if (!prices.marketBadge || prices.marketPriceSource !== 'none') return []
  return [
    'prices.marketBadge is on, but prices.marketPriceSource is empty: shoppers see an average price but not where it comes from.',
  ]
}

/** Compares with the defaults, because a document may spell out a default. */
function withoutEffect(site: Site) {
  const { slug, name, dealerships } = site
  const usual = Site.parse({ slug, name, dealerships })
  return siteSettings()
    .filter(({ isNotYetInEffect }) => isNotYetInEffect)
    .filter(({ path }) => JSON.stringify(valueAt(site, path)) !== JSON.stringify(valueAt(usual, path)))
    .map(({ path }) => `${path} is accepted, but not yet in effect.`)
}

function valueAt(site: Site, path: string) {
  return path.split('.').reduce<unknown>((at, name) => Object(at)[name], site)
}
