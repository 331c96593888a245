import { data } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { financeForm } from '#domain/finance/finance-form.ts'
import { readFinanceLink } from '#domain/finance/finance-link.ts'
import { financeOffer } from '#domain/finance/finance-offer.ts'
import { lenderTerms } from '#domain/finance/lender-terms.ts'
import type { Site } from '#sites/site.ts'
import { enquiredCar } from '../cars/find/enquired-car.server.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import { shownForm, withoutStep } from '../enquiries/form/shown-form.server.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext, type PageRequest } from '../request/request-context.ts'
import { brandStock } from './brand-stock.server.ts'
import { calculatorData } from './calculator-data.ts'
import { type FinanceKind, financeKinds } from './finance-kinds.ts'

export type FinancePageData = Awaited<ReturnType<typeof financePageData>>

/** Everything a finance page shows. */
export async function financePageData({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const { site, now } = dealership
  const kind = financeKindAt(url, site)
  const car = await enquiredCar(url, dealership)
  const link = readFinanceLink(url.searchParams)
  return {
    ...kind,
    // Keeps the link's parameters and the calculator's values for when the form is sent.
    address: withoutStep(url),
    car: car && carCardData(car, dealership),
    offer: car && financeOffer(car, site, now()),
    isCarMissing: car === null && Boolean(url.searchParams.get('car_id')),
    vehicleWord: site.stock.vehicleWord,
    form: await shownForm(financeFormFor(url, car, site), {
      request,
      url,
      context,
      car,
      ...(kind.button !== undefined && { button: kind.button }),
    }),
    calculator: calculatorData(url, {
      priceCents: link.vehiclePriceBudgetCents ?? (car && shownPrice(car, site)),
      ratePercent: site.finance.calculatorRate,
      offer: car && lenderTerms(car, site, now()),
    }),
    others: otherKinds(kind, site).map(({ path, title }) => ({ path, title })),
    brand: kind.isOfBrand ? await brandStock(brandOf(site), dealership) : null,
    contact: contactDetails(site),
    head: pageHead(site, url, {
      title: kind.title,
      description: `${kind.lead} ${site.name}.`,
      path: kind.path,
      isIndexed: !kind.isAboutVehicle,
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Finance', path: '/finance' },
          ...(kind.path === '/finance' ? [] : [{ name: kind.title, path: kind.path }]),
        ]),
      ],
    }),
  }
}

/** The form of a finance page, about the page's vehicle. */
export function financeFormFor(url: URL, car: Car | null, site: Site) {
  const { category } = financeKindAt(url, site)
  const about = car && { carType: car.carType, priceCents: shownPrice(car, site) }
  return financeForm(site, category, about, readFinanceLink(url.searchParams))
}

function financeKindAt(url: URL, site: Site) {
  const kind = financeKinds(brandOf(site)).find(({ path }) => path === url.pathname)
  // The router also accepts other spellings of the address.
  if (!kind) throw data(pageNotFound, { status: 404 })
  return kind
}

/** The other finance pages. One about a vehicle is linked from that vehicle, and the brand’s only on a site of one brand. */
function otherKinds(current: FinanceKind, site: Site) {
  return financeKinds(brandOf(site)).filter(
    ({ path, isAboutVehicle, isOfBrand }) =>
      path !== current.path && !isAboutVehicle && (!isOfBrand || site.manufacturer !== null),
  )
}

const DEFAULT_BRAND = 'Mazda'

function brandOf({ manufacturer }: Site) {
  return manufacturer?.name ?? DEFAULT_BRAND
}

function shownPrice(car: Car, site: Site) {
  const price = priceDisplay(car, site.prices)
  return price.kind === 'price' ? price.amountCents : null
}
