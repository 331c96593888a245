import { href } from 'react-router'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { shownForm } from '../../enquiries/form/shown-form.server.ts'
import { submitEnquiryForm } from '../../enquiries/submit-enquiry.server.ts'
import { promotionBanners } from '../../promotions/promotion-banners.server.ts'
import { contentExtras } from '../../promotions/content-extras.server.ts'
import { dealershipContext, type PageRequest } from '../../request/request-context.ts'
import { contentForm } from '../page/content-form.server.ts'
import { offerCards } from './offer-cards.server.ts'

export type OffersPageData = Awaited<ReturnType<typeof offersPageData>>

/** The offers that run, or the special ones among them, with a form to ask for more. */
export async function offersPageData({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const isSpecial = url.pathname.startsWith(href('/special-offers'))
  const view = await dealership.content()
  const title = isSpecial ? 'Special offers' : 'Offers'
  const path = isSpecial ? href('/special-offers') : href('/offers')
  const offers = offerCards(view, dealership, { specialOnly: isSpecial })
  const origin = siteOrigin(site, url)
  return {
    extras: contentExtras(view, dealership),
    title,
    isSpecial,
    offers,
    banners: isSpecial ? [] : promotionBanners(view, dealership),
    form: await shownForm(contentForm('offers', dealership), { request, url, context, car: null }),
    head: pageHead(site, url, {
      title,
      description: isSpecial
        ? `The special offers at ${site.name}, with their dates and conditions.`
        : `What’s on offer at ${site.name}: every current offer with its dates and conditions.`,
      path,
      isIndexed: view.previewedAt === null,
      structuredData: [
        ...(offers.length > 0 ? [catalog(offers, { title, origin, path, seller: site.name })] : []),
        breadcrumbs(origin, [
          { name: 'Home', path: '/' },
          { name: title, path },
        ]),
      ],
    }),
  }
}

/** Handles the form below a list of offers or one of them. */
export async function submitOfferForm({ request, url, context }: PageRequest) {
  const form = contentForm('offers', context.get(dealershipContext))
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

type Catalog = { title: string; origin: string; path: string; seller: string }

function catalog(offers: readonly { slug: string; title: string; summary: string }[], page: Catalog) {
  const { title, origin, path, seller } = page
  return {
    '@type': 'OfferCatalog',
    name: title,
    url: new URL(path, origin).href,
    itemListElement: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.title,
      description: offer.summary,
      url: new URL(href('/offers/:slug', { slug: offer.slug }), origin).href,
      seller: { '@type': 'AutoDealer', name: seller },
    })),
  }
}
