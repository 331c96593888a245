import { href, redirect } from 'react-router'
import { availableStatuses } from '#domain/cars/is-available.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import { formByPurpose } from '#domain/enquiries/forms-by-purpose.ts'
import type { ModelBody } from '#domain/range/model-document.ts'
import { isForModel } from '#domain/range/is-for-model.ts'
import { lowestPrice, modelAt, modelPath, specificationRows } from '#domain/range/range.ts'
import { wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import { dayIn } from '#domain/shared/day.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { pagedStock } from '../cars/stock/paged-stock.server.ts'
import { modelPrice } from '../content/models/model-tiles.server.ts'
import { stockExample } from '../content/models/stock-example.server.ts'
import { offerCard, runningOffers } from '../content/offers/offer-cards.server.ts'
import { shownText } from '../content/text/shown-text.server.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { submitEnquiryForm } from '../enquiries/submit-enquiry.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { contentPicture } from '../promotions/content-picture.server.ts'
import { dealershipContext, type PageRequest } from '../request/request-context.ts'

/** The parameter of a link that asks for the brochure. */
const ASKS = 'ask'

export type ModelPageData = NonNullable<Awaited<ReturnType<typeof modelPageData>>>

/** The page of the model at this address, or `null`. A former address leads to the current one. */
export async function modelPageData({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const view = await dealership.content()
  const { makesInModelPaths } = site.stock
  const found = modelAt(url.pathname, view.all('model'), makesInModelPaths)
  if (!found) return null
  const path = modelPath(found.model, makesInModelPaths)
  if (!found.isCurrent) throw redirect(path + url.search, 301)

  const { body } = found.model
  const isPreview = view.previewedAt !== null
  const name = `${body.make} ${body.model}`
  const origin = siteOrigin(site, url)
  const ofModel = { make: [body.make], model: [body.model] }
  const picture =
    contentPicture(body.picture, dealership, isPreview) ?? (await stockExample(ofModel, dealership)).picture
  const lowest = lowestPrice(body)
  return {
    name,
    status: body.status ?? null,
    description: body.description,
    picture,
    outline: defaultPicture({ simpleBody: body.body[0] ?? '', itemType: '' }),
    text: body.text === undefined ? [] : shownText(body.text, dealership, isPreview),
    price: lowest && modelPrice(lowest),
    hasPrices: body.variants.some(({ price }) => price !== undefined),
    variants: body.variants.map(({ name: variant, price }) => ({
      name: variant,
      price: price ? modelPrice(price) : null,
    })),
    rows: specificationRows(body.variants),
    colours: body.colours.map((colour) => ({
      name: colour.name,
      code: colour.code,
      picture: contentPicture(colour.picture, dealership, isPreview),
    })),
    brochure: body.brochure ?? null,
    brochureHref: `${path}?${ASKS}=brochure#enquiry`,
    rangeHref: `${href('/models')}?body=${slugOf(body.body[0] ?? '')}`,
    search: wholeStockAddress(ofModel, dealership.site.stock),
    stock: await pagedStock({ chosen: { ...ofModel, status: availableStatuses }, path }, dealership, url),
    offers: runningOffers(view, dealership)
      .filter(({ body: { stock: about } }) => about !== undefined && isForModel(about, body))
      .map((offer) => offerCard(offer.slug, offer.body, dealership, isPreview)),
    asksForBrochure: asksForBrochure(url),
    form: await shownForm(modelForm(url, body, dealership), {
      request,
      url,
      context,
      car: null,
      button: asksForBrochure(url) ? 'Request the brochure' : 'Register my interest',
    }),
    head: pageHead(site, url, {
      title: name,
      description: `${body.description} See variants, colours and stock at ${site.name}.`,
      path,
      isIndexed: !isPreview,
      ...(picture && { image: { path: picture.src, alt: picture.alt } }),
      structuredData: [
        structuredModel(body, new URL(path, origin).href),
        breadcrumbs(origin, [
          { name: 'Home', path: '/' },
          { name: 'Our range', path: href('/models') },
          { name, path },
        ]),
      ],
    }),
  }
}

/** Handles the form of the model at this address; `null` where there is none. */
export async function submitModelForm({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const models = (await dealership.content()).all('model')
  const found = modelAt(url.pathname, models, dealership.site.stock.makesInModelPaths)
  if (!found) return null
  const form = modelForm(url, found.model.body, dealership)
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

function modelForm(url: URL, { make, model }: ModelBody, { site, now }: PublicDealership) {
  const purpose = asksForBrochure(url) ? 'brochure' : 'register-interest'
  const form = formByPurpose(purpose, site, { car: null, today: dayIn(site.timeZone, now()) })
  return { ...form, implied: { ...form.implied, Make: make, Model: model } }
}

function asksForBrochure({ searchParams }: URL) {
  return searchParams.get(ASKS) === 'brochure'
}

function structuredModel(body: ModelBody, url: string) {
  const prices = body.variants.flatMap(({ price }) => price?.dollars ?? [])
  const lowest = lowestPrice(body)
  return {
    '@type': 'Car',
    name: `${body.make} ${body.model}`,
    brand: { '@type': 'Brand', name: body.make },
    model: body.model,
    bodyType: body.body,
    description: body.description,
    url,
    ...(body.colours.length > 0 && { color: body.colours.map(({ name }) => name) }),
    ...(lowest && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'AUD',
        lowPrice: lowest.dollars,
        ...(prices.length > 1 && { highPrice: Math.max(...prices), offerCount: prices.length }),
      },
    }),
  }
}
