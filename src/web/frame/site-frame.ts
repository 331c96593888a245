import { href } from 'react-router'
import { locationSlug } from '#domain/locations/location-slug.ts'
import type { Site } from '#sites/site.ts'
import { financeSmallPrint, licences } from '#sites/small-print.ts'
import { headerButtons, defaultMenu } from './header/menus.ts'
import { thirdPartyTags } from '../tracking/third-party-tags-of.ts'

/** The data for the header, footer and scripts of every page. It is sent to the browser, so it holds only public data. */
export type SiteFrame = ReturnType<typeof siteFrame> & {
  /** The fonts to preload. */
  fonts: string[]
  /** The sealed time when this page's forms were opened; `null` when sealing failed. */
  formOpened: string | null
}

export function siteFrame(
  site: Site,
  { hasStandIns, canSignIn }: { hasStandIns: boolean; canSignIn: boolean },
) {
  return {
    name: site.name,
    logoUrl: site.logo?.url ?? null,
    template: site.template,
    brandColour: site.theme.brand,
    vehicleWord: site.stock.vehicleWord,
    saving: savingOn(site, canSignIn),
    canSignIn,
    thirdParty: thirdPartyTags(site, hasStandIns),
    requiresCaptcha: site.forms.captcha !== 'off',
    menu: site.menu ?? defaultMenu(site),
    buttons: headerButtons,
    licences: licences(site.dealerships),
    creditLicence: site.finance.creditLicence,
    financeSmallPrint: financeSmallPrint(site),
    social: socialLinks(site),
    termsPath: termsPath(site),
    places: site.locations.map(({ name }) => ({
      name,
      href: href('/locations/:location', { location: locationSlug(name) }),
    })),
  }
}

/** Where a visitor who is not signed in saves vehicles: on their device, on an account they sign in to first, or nowhere. */
export function savingOn({ stock }: Pick<Site, 'stock'>, canSignIn: boolean): 'device' | 'account' | null {
  if (!stock.saving) return null
  return stock.anonymousFavourites ? 'device' : canSignIn ? 'account' : null
}

/** The path of the terms of use. */
export function termsPath({ forms }: Pick<Site, 'forms'>) {
  return forms.pagesPrefix
    ? href('/pages/:slug', { slug: 'terms-and-conditions' })
    : href('/terms-and-conditions')
}

function socialLinks({ social }: Site) {
  return [
    { label: 'Facebook', href: social.facebookUrl },
    { label: 'Instagram', href: social.instagramUrl },
    { label: 'YouTube', href: social.youtubeUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
}
