import type { Car } from '#domain/cars/car.ts'
import type { DocumentDesk } from '#operations/documents/car-documents.ts'
import { siteOrigin } from '../../frame/page-head.server.ts'
import { documentResponse } from './document-response.server.ts'

/** A vehicle's PDF, with a file name to save it under. */
export function brochureResponse(car: Car, desk: DocumentDesk, request: Request): Promise<Response> {
  const address = new URL(`/cars/${car.slug}`, siteOrigin(desk.site, new URL(request.url))).href
  return documentResponse(desk.documents.brochure(car, desk, address), request, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${car.slug}.pdf"`,
    'cache-control': 'private, no-cache',
    // Search engines should link to the page, where the price is current.
    'x-robots-tag': 'noindex',
  })
}
