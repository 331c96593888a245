import { href, type RouterContextProvider } from 'react-router'
import { carTitle, fullTitle } from '#domain/cars/car-title.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { stateNames } from '#domain/locations/states.ts'
import { wallClockAt } from '#domain/shared/wall-clock.ts'
import { INSTANT_LIMITS } from '#domain/trade-in/trade-in-faq.ts'
import type { TradeInPurpose } from '#domain/trade-in/trade-in-draft.ts'
import { buyingTeamReply } from '#domain/trade-in/valuation/buying-team-hours.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { enquiredCar } from '../cars/find/enquired-car.server.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext, tradeInDeskContext } from '../request/request-context.ts'
import { stepsToShow } from './shown-steps.ts'
import { switchesOf } from './switches.ts'
import type { VehicleFormData } from './steps/vehicle-form.tsx'

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

type StartPage = { path: string; title: string; heading: string; text: string }

export const startPages: Record<TradeInPurpose, StartPage> = {
  'trade-in': {
    path: '/trade-in',
    title: 'Trade in your car',
    heading: 'Trade-in Enquiry',
    text: 'Find out what your car is worth and take that off the price of your next one.',
  },
  'sell-my-car': {
    path: '/sell-my-car',
    title: 'Sell your car',
    heading: 'About your car',
    text: 'Find out what we’d pay for your car. You don’t have to buy one from us.',
  },
}

/** What a page of this address is for. */
export function purposeOf({ pathname }: URL): TradeInPurpose {
  return /^\/(?:sell-my-car|buying)/.test(pathname) ? 'sell-my-car' : 'trade-in'
}

/** Where a trade-in or a sale begins: the first step of the wizard, and what people ask before it. */
export async function startData({ url, context }: Asked) {
  const dealership = context.get(dealershipContext)
  const { site, now } = dealership
  const { path, title, heading, text } = startPages[purposeOf(url)]
  const car = await wantedCar(url, dealership)
  return {
    title,
    heading,
    text,
    car: car && { title: fullTitle(car), href: href('/cars/:slug', { slug: car.slug }) },
    steps: stepsToShow('vehicle', { candidates: [], result: null }, switchesOf(site)),
    form: vehicleFormData(url, context),
    reply: buyingTeamReply(wallClockAt(site.timeZone, now())),
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: car ? `${title} on the ${carTitle(car)}` : title,
      description: `${text} ${site.name}.`,
      path,
      isIndexed: !car,
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: title, path },
        ]),
      ],
    }),
  }
}

/** The vehicle that the customer wants, if the address names one. */
export async function wantedCar(url: URL, dealership: PublicDealership) {
  const car = await enquiredCar(url, dealership)
  return car && isVisible(car, dealership.site.stock, dealership.now()) ? car : null
}

/** The first step as this address shows it. Nothing else can be shown where no provider is connected. */
export function vehicleFormData(
  url: URL,
  context: Asked['context'],
  values: VehicleFormData['values'] = {},
): VehicleFormData {
  const { site, valuationProvider } = context.get(tradeInDeskContext)
  const isDescribed = valuationProvider === null || url.searchParams.get('by') === 'description'
  const other = new URL(url)
  if (isDescribed) other.searchParams.delete('by')
  else other.searchParams.set('by', 'description')
  return {
    action: url.pathname + url.search,
    by: isDescribed ? 'description' : 'registration',
    otherHref: valuationProvider === null ? null : other.pathname + other.search,
    values: { state: site.defaultState, ...values },
    states: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
    limits: INSTANT_LIMITS,
  }
}
