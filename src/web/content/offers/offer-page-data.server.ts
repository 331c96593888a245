import { data } from 'react-router'
import { href } from 'react-router'
import type { ContentBody } from '#domain/content/content-kinds.ts'
import { isRunning } from '#domain/promotions/is-running.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import { shownForm } from '../../enquiries/form/shown-form.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { contentExtras } from '../../promotions/content-extras.server.ts'
import { dealershipContext, type PageRequest } from '../../request/request-context.ts'
import { notFound } from '../../frame/not-found.server.ts'
import { contentForm } from '../page/content-form.server.ts'
import { stockRow } from '../sections/stock-row.server.ts'
import { shownText } from '../text/shown-text.server.ts'
import { offerCard } from './offer-cards.server.ts'

const STOCK_SHOWN = 12

export type OfferPageData = Awaited<ReturnType<typeof offerPageData>>

/** One offer with its conditions, its dates and the vehicles it applies to. One that has ended says so (410). */
export async function offerPageData(slug: string, { request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const { site, now } = dealership
  const view = await dealership.content()
  const offer = view.find('offer', slug)
  const isPreview = view.previewedAt !== null
  const today = dayIn(site.timeZone, view.previewedAt ?? now())
  if (!offer || (!isPreview && (offer.body.from ?? today) > today)) throw await notFound(url, dealership)
  const { body } = offer
  if (!isPreview && !isRunning({ from: null, until: body.until ?? null }, today))
    throw data(hasEnded, { status: 410 })

  const card = offerCard(slug, body, dealership, isPreview)
  const path = href('/offers/:slug', { slug })
  const origin = siteOrigin(site, url)
  return {
    extras: contentExtras(view, dealership),
    ...card,
    text: body.text === undefined ? [] : shownText(body.text, dealership, isPreview),
    dates: datesOf(body),
    link: body.link ?? null,
    cars: body.stock === undefined ? [] : await stockRow(body.stock, STOCK_SHOWN, dealership),
    stock: body.stock ?? null,
    form: await shownForm(contentForm('offers', dealership), { request, url, context, car: null }),
    head: pageHead(site, url, {
      title: body.title,
      description: body.summary,
      path,
      isIndexed: !isPreview,
      ...(card.picture && { image: { path: card.picture.src, alt: card.picture.alt } }),
      structuredData: [
        structuredOffer(body, { url: new URL(path, origin).href, seller: site.name }),
        breadcrumbs(origin, [
          { name: 'Home', path: '/' },
          { name: 'Offers', path: href('/offers') },
          { name: body.title, path },
        ]),
      ],
    }),
  }
}

const hasEnded = {
  title: 'This offer has ended',
  message: 'It’s no longer available, but there may be another one for you.',
  links: [{ label: 'See our offers', href: '/offers' }],
}

function datesOf({ from, until }: ContentBody<'offer'>) {
  if (from !== undefined && until !== undefined) return `From ${longDay(from)} to ${longDay(until)}`
  return until === undefined ? null : `Until ${longDay(until)}`
}

function structuredOffer(
  { title, summary, from, until }: ContentBody<'offer'>,
  { url, seller }: { url: string; seller: string },
) {
  return {
    '@type': 'Offer',
    name: title,
    description: summary,
    url,
    ...(from !== undefined && { validFrom: from }),
    ...(until !== undefined && { validThrough: until }),
    seller: { '@type': 'AutoDealer', name: seller },
  }
}
