import { siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/brochure.route.ts'
import { carToShow } from './car-to-show.server.ts'
import { printAnswer } from './print-answer.server.ts'

/** A vehicle on paper, as PDF, for as long as its page is there. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carToShow(params.slug, dealership)
  const address = new URL(`/cars/${car.slug}`, siteOrigin(dealership.site, url)).href
  return printAnswer(dealership.prints.brochure(car, dealership, address), request, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${car.slug}.pdf"`,
    'cache-control': 'private, no-cache',
    // Whoever searches should find the page, where the price is today's.
    'x-robots-tag': 'noindex',
  })
}
