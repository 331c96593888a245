import { fullTitle } from '#domain/cars/car-title.ts'
import { data, href, type RouterContextProvider } from 'react-router'
import { tradeInForm } from '#domain/trade-in/trade-in-form.ts'
import { furtherFacts, headlineFacts, vehicleName } from '#domain/trade-in/vehicle-facts.ts'
import { shownStep } from '#domain/trade-in/wizard-steps.ts'
import { answersOf } from '#operations/trade-in/keep-answers.ts'
import { type TradeIn, tradeInOf } from '#operations/trade-in/trade-in-link.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { shownForm } from '../enquiries/form/shown-form.server.ts'
import { dealershipContext, leadDeskContext, tradeInDeskContext } from '../request/request-context.ts'
import { openPurchaseCookie } from './offer/open-purchase-cookie.server.ts'
import { eventToReport } from '../tracking/flash-event.server.ts'
import { tradeInOfferCookie } from './offer/accepted-offer-cookie.server.ts'
import { offerData } from './offer/offer-data.server.ts'
import { photosData } from './photos-data.server.ts'
import { stepsToShow } from './shown-steps.ts'
import { startPages, vehicleFormData } from './start-data.server.ts'
import { switchesOf } from './switches.ts'

type Asked = { token: string; request: Request; url: URL; context: Readonly<RouterContextProvider> }

const unknownTradeIn = {
  title: 'We can’t find that valuation',
  message: 'The link may be incomplete, or older than seven days. Start again, or call us.',
}

/** The trade-in of a link, or the page that says there is none. */
export async function knownTradeIn(token: string, context: Asked['context']): Promise<TradeIn> {
  const tradeIn = await tradeInOf(token, context.get(tradeInDeskContext))
  if (!tradeIn) throw data(unknownTradeIn, { status: 404 })
  return tradeIn
}

/** A step of a customer’s trade-in, or the value of their vehicle once the form is finished. */
export async function tradeInData({ token, request, url, context }: Asked) {
  const { site } = context.get(dealershipContext)
  const tradeIn = await knownTradeIn(token, context)
  const { lead, draft } = tradeIn
  const car = lead.carId === null ? null : await context.get(dealershipContext).cars.findById(lead.carId)
  const shared = {
    path: url.pathname,
    link: new URL(url.pathname, url.origin).href,
    siteName: site.name,
    title: startPages[draft.purpose].title,
    heading: startPages[draft.purpose].heading,
    vehicle: draft.vehicle ? vehicleName(draft.vehicle) : 'Your car',
    contact: contactDetails(site),
  }
  if (lead.formCompleted) {
    const { event, headers } = await eventToReport({ request, url }, context.get(leadDeskContext))
    const purchase = await openPurchaseCookie.read(request)
    const page = {
      ...shared,
      event,
      ...offerData(tradeIn, car, url, context),
      /** Where the customer is buying a vehicle, if they came from there. */
      purchasePath: purchase && `${href('/purchases/:token', { token: purchase })}?step=trade-in`,
    }
    const all = new Headers(headers)
    // Anyone who opens the link of an accepted offer can use it when they buy.
    if (draft.offer?.decision === 'accepted')
      all.append('set-cookie', await tradeInOfferCookie.set(token, url))
    return data({ kind: 'offer' as const, page }, { headers: all })
  }
  const page = { ...shared, ...(await stepData(tradeIn, { request, url, context })) }
  return data({ kind: 'step' as const, page })
}

type Loaded = Awaited<ReturnType<typeof tradeInData>>['data']
export type StepPageData = Extract<Loaded, { kind: 'step' }>['page']
export type OfferPageData = Extract<Loaded, { kind: 'offer' }>['page']

async function stepData(tradeIn: TradeIn, { request, url, context }: Omit<Asked, 'token'>) {
  const { lead, draft, typed } = tradeIn
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const named = url.searchParams.get('step')
  const switches = switchesOf(site)
  const step = shownStep(named, draft, switches)
  const car = lead.carId === null ? null : await dealership.cars.findById(lead.carId)
  const describe = `${url.pathname}?step=vehicle&by=description`
  return {
    step,
    steps: stepsToShow(step, draft, { path: url.pathname, ...switches }),
    wanted: car && { title: fullTitle(car), href: `/cars/${car.slug}` },
    // Without a step in the address, a lookup that came to nothing says so.
    noLookup:
      named === null && step === 'vehicle' && (draft.result === 'not-found' || draft.result === 'unavailable')
        ? draft.result
        : null,
    rego: draft.rego,
    state: draft.state,
    phone: site.phones.override ?? site.phone,
    vehicleForm:
      step === 'vehicle' ? vehicleFormData(url, context, { rego: draft.rego, state: draft.state }) : null,
    describeHref: describe,
    backHref: `${url.pathname}?step=vehicle`,
    candidates: draft.candidates,
    chosen: draft.chosen,
    headline: draft.vehicle ? headlineFacts(draft.vehicle) : [],
    further: draft.vehicle ? furtherFacts(draft.vehicle) : [],
    photos: step === 'photos' ? await photosData(tradeIn, url, context) : null,
    form: step === 'details' ? await detailsForm() : null,
  }
  async function detailsForm() {
    const form = tradeInForm(site, draft, { knowsPlace: car !== null })
    const button = 'Get my offer'
    const shown = await shownForm(form, { request, url, context, car, button })
    return { ...shown, values: { ...shown.values, ...answersOf(form, typed) } }
  }
}
