import { imageAddress } from '#domain/images/image-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/**
 * The pictures for a browser's tab, a phone's home screen and an installed site. `null` where the dealer has none: a tab
 * then shows the initial. A logo is too wide for a tab.
 */
export function siteIcons({ site: { icon, logo }, picture }: Pick<PublicDealership, 'site' | 'picture'>) {
  const square = icon && picture(icon.url)
  const largest = square ?? (logo && picture(logo.url))
  return {
    tab: square && imageAddress(square, { size: 'tabIcon' }),
    home: largest && imageAddress(largest, { size: 'homeIcon' }),
    app: largest && imageAddress(largest, { size: 'appIcon' }),
  }
}
