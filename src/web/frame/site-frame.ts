import { locationSlug } from '#domain/locations/location-slug.ts'
import type { Site } from '#sites/site.ts'
import { headerButtons, usualMenu } from './menus.ts'
import { templateFonts } from '../templates/template-fonts.server.ts'

/** What stands around every page of a site. It reaches the browser, so it holds nothing that a visitor may not know. */
export type SiteFrame = ReturnType<typeof siteFrame>

export function siteFrame(site: Site) {
  return {
    name: site.name,
    logoUrl: site.logo?.url ?? null,
    template: site.template,
    fonts: templateFonts[site.template].preload,
    brandColour: site.theme.brand,
    vehicleWord: site.stock.vehicleWord,
    keepsFavourites: keepsFavourites(site),
    menu: site.menu ?? usualMenu(site),
    buttons: headerButtons,
    licences: licences(site),
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

/** The warning comes first: the asterisk beside a comparison rate leads to it. */
function financeSmallPrint({ finance }: Site) {
  return [
    `${finance.comparisonRateWarning} ${finance.comparisonRateBasis}`,
    'Repayments are indicative only and depend on your circumstances and the lender’s approval.',
    ...finance.disclaimers,
  ]
}

/** A dealer's licence numbers must be read on the website, with the name of the business that holds them. */
function licences({ dealerships }: Site) {
  return dealerships.flatMap(({ name, licenceNumber, repairerLicenceNumber }) => [
    ...(licenceNumber ? [{ label: `${name}: Motor dealer licence`, number: licenceNumber }] : []),
    ...(repairerLicenceNumber
      ? [{ label: `${name}: Motor vehicle repairer licence`, number: repairerLicenceNumber }]
      : []),
  ])
}

function socialLinks({ social }: Site) {
  return [
    { label: 'Facebook', href: social.facebookUrl },
    { label: 'Instagram', href: social.instagramUrl },
    { label: 'YouTube', href: social.youtubeUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
}
