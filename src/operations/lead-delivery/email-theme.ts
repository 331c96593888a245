import type { EmailTheme } from '#domain/lead-delivery/email-html.ts'
import { imageAddress } from '#domain/images/image-address.ts'
import { isOwnPath } from '#domain/images/picture.ts'
import { palettesOf } from '#sites/palette.ts'
import type { Site } from '#sites/site.ts'

/** The site's light colours for its emails, its dark ones where it has some, and its logo. */
export function emailTheme(
  site: Pick<Site, 'template' | 'theme'> & Partial<Pick<Site, 'logo'>>,
  /** The site's origin, such as `https://harbour.example`. */
  siteUrl: string,
): EmailTheme | null {
  const [light, dark] = palettesOf(site)
  return light
    ? { light: light.palette, dark: dark?.palette ?? null, logo: logoAddress(site, siteUrl) }
    : null
}

/** Email programs don't ask for newer formats, so the image endpoint sends them the logo as PNG. */
function logoAddress({ logo }: Partial<Pick<Site, 'logo'>>, siteUrl: string) {
  if (!logo) return null
  if (!isOwnPath(logo.url) && !logo.url.startsWith('https://')) return null
  return `${siteUrl}${imageAddress({ src: logo.url, version: null }, { size: 'logo' })}`
}
