import { href } from 'react-router'
import { locationPlaces } from '#domain/locations/location-places.ts'
import type { Site } from '#sites/site.ts'
import { financeSmallPrint, licences } from '#sites/small-print.ts'
import { siteButtons, siteFooterMenu, siteMenu } from './menus/site-menus.ts'
import type { Toast } from '../ui/feedback/toast.ts'
import { thirdPartyTags } from '../tracking/third-party-tags-of.ts'

/** The data for the header, footer and scripts of every page. It is sent to the browser, so it holds only public data. */
export type SiteFrame = ReturnType<typeof siteFrame> & {
  tabIcon: string | null
  homeIcon: string | null
  /** The fonts to preload. */
  fonts: string[]
  /** What the last form did, if this page has to say it. */
  toast?: Toast
  /** The sealed time when this page's forms were opened; `null` when sealing failed. */
  formOpened: string | null
}

type Circumstances = {
  hasStandIns: boolean
  canSignIn: boolean
  /** How many offers are on today. */ runningOffers: number
}

export function siteFrame(site: Site, { hasStandIns, canSignIn, runningOffers }: Circumstances) {
  return {
    name: site.name,
    logo: site.logo,
    template: site.template,
    brandColour: site.theme.brand,
    vehicleWord: site.stock.vehicleWord,
    saving: savingOn(site, canSignIn),
    canSignIn,
    thirdParty: thirdPartyTags(site, hasStandIns),
    requiresCaptcha: site.forms.captcha !== 'off',
    menu: siteMenu(site, runningOffers),
    buttons: siteButtons(site, runningOffers),
    footerMenu: siteFooterMenu(site, runningOffers),
    licences: licences(site.dealerships),
    creditLicence: site.finance.creditLicence,
    financeSmallPrint: financeSmallPrint(site),
    social: socialLinks(site),
    termsPath: termsPath(site),
    places: locationPlaces(site.locations.filter(({ visible }) => visible)).map(({ name, slug }) => ({
      name,
      href: href('/locations/:location', { location: slug }),
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
