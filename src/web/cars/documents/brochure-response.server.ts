import type { Car } from '#domain/cars/car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { siteOrigin } from '../../frame/page-head.server.ts'
import { documentResponse } from './document-response.server.ts'

/** A vehicle's PDF, with a file name to save it under. */
export function brochureResponse(car: Car, dealership: Dealership, request: Request): Promise<Response> {
  const address = new URL(`/cars/${car.slug}`, siteOrigin(dealership.site, new URL(request.url))).href
  return documentResponse(dealership.documents.brochure(car, dealership, address), request, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${car.slug}.pdf"`,
    'cache-control': 'private, no-cache',
    // Search engines should link to the page, where the price is current.
    'x-robots-tag': 'noindex',
  })
}
