import { locationSlug } from '#domain/locations/location-slug.ts'
import type { Site } from '#sites/site.ts'
import { financeSmallPrint, licences } from '#sites/small-print.ts'
import { headerButtons, defaultMenu } from './menus.ts'
import { thirdPartyTags } from '../tracking/third-party-tags-of.ts'

/** What stands around every page of a site. It reaches the browser, so it holds nothing that a visitor may not know. */
export type SiteFrame = ReturnType<typeof siteFrame> & {
  /** The addresses of the fonts that the top of a page needs. */
  fonts: string[]
  /** When this page's forms were opened, sealed; `null` when it could not be sealed. */
  formOpened: string | null
}

export function siteFrame(site: Site, { hasStandIns }: { hasStandIns: boolean }) {
  return {
    name: site.name,
    logoUrl: site.logo?.url ?? null,
    template: site.template,
    brandColour: site.theme.brand,
    vehicleWord: site.stock.vehicleWord,
    keepsFavourites: keepsFavourites(site),
    outside: thirdPartyTags(site, hasStandIns),
    asksForProof: site.forms.captcha !== 'off',
    menu: site.menu ?? defaultMenu(site),
    buttons: headerButtons,
    licences: licences(site.dealerships),
    creditLicence: site.finance.creditLicence,
    financeSmallPrint: financeSmallPrint(site),
    social: socialLinks(site),
    termsPath: termsPath(site),
    places: site.locations.map(({ name }) => ({ name, href: `/locations/${locationSlug(name)}` })),
  }
}

/** Whether visitors can save vehicles on their own device. */
export function keepsFavourites({ stock }: Pick<Site, 'stock'>) {
  return stock.saving && stock.anonymousFavourites
}

/** Where the terms of use stand. */
export function termsPath({ forms }: Pick<Site, 'forms'>) {
  return forms.pagesPrefix ? '/pages/terms-and-conditions' : '/terms-and-conditions'
}

function socialLinks({ social }: Site) {
  return [
    { label: 'Facebook', href: social.facebookUrl },
    { label: 'Instagram', href: social.instagramUrl },
    { label: 'YouTube', href: social.youtubeUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
}
