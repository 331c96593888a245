import type { BriefCar } from '#domain/cars/brief-car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { makeMark } from '#domain/cars/make-mark.ts'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { isListed } from '#domain/search/visible-stock.ts'
import { wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import { formatDollars } from '#domain/shared/money.ts'
import type { VehicleAnswer } from '#operations/search/vehicle-search.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { Site } from '#sites/site.ts'
import { locationsSection } from '../contact/location-cards.server.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import { siteMenu } from '../frame/menus/site-menus.ts'
import type { PageHead } from '../frame/page-head.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'
import { latestOfEach, withExamples } from './body-links.server.ts'
import { homeHead } from './home-head.server.ts'
import { LATEST_SHOWN, latestCards, readOnce } from './latest-cards.server.ts'
import { reviewsOfDealer } from '#sites/reviews-of.ts'
import { reviewsData } from '../contact/reviews-data.ts'
import { offerCards, runningOffers } from '../content/offers/offer-cards.server.ts'
import { postCards } from '../content/blog/post-cards.server.ts'
import { contentExtras } from '../promotions/content-extras.server.ts'
import { promotionBanners } from '../promotions/promotion-banners.server.ts'
import type { HomePageData } from './home-page-data.ts'
import { whileReading } from '../request/while-reading.server.ts'
import { teamData, workshopData } from './workshop-and-team.server.ts'

/** More than are shown, because some have no photos yet and some are already sold. */
const LATEST_CONSIDERED = 24
/** The search page has links to the rest. */
const BODIES_SHOWN = 8
const MAKES_SHOWN = 12
const OFFERS_SHOWN = 6
const POSTS_SHOWN = 3
const REVIEWS_SHOWN = 6
const REVIEWS_IN_ROW = 3

/** The data for the home page. While the database looks for its vehicles, the rest is prepared. */
export async function homePageData(
  dealership: PublicDealership,
  url: URL,
): Promise<HomePageData & { head: PageHead }> {
  const found = await dealership.search({
    size: LATEST_CONSIDERED,
    sort: 'latest',
    count: ['body', 'make'],
    stats: ['price'],
  })
  const [vehicles, around] = await whileReading(vehiclesShown(found, dealership), () =>
    aroundVehicles(found, dealership),
  )
  return { ...around, ...vehicles, head: homeHead(dealership.site, url, vehicles.latest) }
}

async function vehiclesShown({ ids, facets }: VehicleAnswer, dealership: PublicDealership) {
  const ofBodies = await latestOfEach(
    linksTo('body', facets.body, dealership.site).slice(0, BODIES_SHOWN),
    dealership,
  )
  const read = readOnce(dealership)
  const [featured] = await Promise.all([
    featuredCars(dealership),
    // What most pages need, in one query.
    read([...ids.slice(0, LATEST_SHOWN), ...ofBodies.flatMap((body) => body.ids.slice(0, 1))]),
  ])
  return {
    latest: await latestCards(ids, read, dealership),
    bodies: await withExamples(ofBodies, read, dealership),
    featured: featured.map((car) => carCardData(car, dealership)),
  }
}

async function aroundVehicles({ total, exact, facets, stats }: VehicleAnswer, dealership: PublicDealership) {
  const { site } = dealership
  const content = await dealership.content()
  return {
    extras: contentExtras(content, dealership),
    siteName: site.name,
    heroWording: site.stock.heroWording,
    vehicleWord: site.stock.vehicleWord,
    stockLine: total === 0 ? site.name : `${numberOf(total, site.stock.vehicleWord, exact)} at ${site.name}`,
    makes: linksTo('make', facets.make, site)
      .slice(0, MAKES_SHOWN)
      .map((make) => ({ ...make, mark: makeMark(make.label, site.stock.makeMarks) })),
    everyBody: alphabetical(facets.body),
    everyMake: alphabetical(facets.make),
    allStock: wholeStockAddress({}, site.stock),
    prices: stats.price ? inDollars(stats.price) : null,
    offersFinance: site.finance.provider !== null && !site.finance.excluded,
    workshop: workshopData(dealership),
    team: teamData(content, dealership),
    sellPath: sellPath(site, runningOffers(content, dealership).length),
    sections: site.home.sections,
    offers: offerCards(content, dealership, { most: OFFERS_SHOWN }),
    posts: postCards(content, dealership, { most: POSTS_SHOWN }),
    banners: promotionBanners(content, dealership),
    reviews: inWholeRows(reviewsData(reviewsOfDealer(site), REVIEWS_SHOWN)),
    locations: locationsSection({ which: 'all' }, dealership),
    enquiryLabel: site.forms.enquiryButton,
  }
}

/** One or two reviews alone in a second row would look forgotten. */
function inWholeRows(reviews: HomePageData['reviews']) {
  if (reviews === null || reviews.reviews.length < REVIEWS_IN_ROW) return reviews
  const rest = reviews.reviews.length % REVIEWS_IN_ROW
  return { ...reviews, reviews: reviews.reviews.slice(0, reviews.reviews.length - rest) }
}

async function featuredCars({ site, cars }: PublicDealership): Promise<BriefCar[]> {
  const chosen = await cars.findBriefByStockNumber(site.home.featuredStockNumbers)
  return chosen.filter((car) => isAvailable(car) && isListed(car, site.stock))
}

/** Every link leads to as many vehicles as it says. */
function linksTo(
  facet: VehicleFacet,
  values: readonly { value: string; count: number }[] = [],
  { stock }: Site,
) {
  return values.map(({ value, count }) => ({
    label: value,
    count,
    address: wholeStockAddress({ [facet]: [value] }, stock),
  }))
}

function alphabetical(values: readonly { value: string }[] = []) {
  return values.map(({ value }) => value).toSorted((one, other) => one.localeCompare(other, 'en-AU'))
}

function inDollars({ min, max }: { min: number; max: number }) {
  return { lowest: formatDollars(min * 100), highest: formatDollars(max * 100) }
}

/** The page to sell a vehicle, if the dealer's menu links to one. */
function sellPath(site: Site, offers: number) {
  const items = siteMenu(site, offers).flatMap(({ href, children }) => [
    href,
    ...children.map((child) => child.href),
  ])
  return ['/sell-my-car', '/trade-in', '/buying'].find((path) => items.includes(path)) ?? null
}
