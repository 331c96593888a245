import { z } from 'zod'

/** A short identifier such as a filter's name. Text that a visitor typed rarely fits the pattern. */
const identifier = z.string().regex(/^[\w-]{1,40}$/)
/** A path on this site without its query string, which may contain text that a visitor typed. */
const sitePath = z.string().regex(/^\/[\w\-./%]{0,200}$/)
const carId = z.uuid()
const aboutCar = z.object({ carId: carId.nullable() })

/** Events that the browser reports. The server records all others itself and accepts no report of them. */
export const ReportedEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('favourite-added'), carId }),
  aboutCar.extend({ name: z.literal('call-clicked') }),
  z.object({ name: z.literal('filter-changed'), filter: identifier }),
  z.object({ name: z.literal('sort-changed'), sort: identifier }),
  z.object({ name: z.literal('tab-changed'), tab: identifier }),
  aboutCar.extend({ name: z.literal('gallery-used') }),
  z.object({ name: z.literal('offer-clicked'), link: sitePath.nullable() }),
  aboutCar.extend({
    name: z.literal('process-step'),
    flow: z.enum(['finance', 'trade', 'reserve']),
    step: z.enum(['start', 'step', 'complete']),
  }),
  aboutCar.extend({ name: z.literal('form-engaged'), form: identifier }),
])
export type ReportedEvent = z.infer<typeof ReportedEvent>

/** Events that only the server can record. */
type AcceptedEvent =
  | {
      name: 'enquiry-sent'
      number: EnquiryEventNumber
      category: string
      carId: string | null
      submissionId: string
    }
  | { name: 'offer-accepted'; carId: string | null; submissionId: string }
  | { name: 'service-booked'; submissionId: string }
  | { name: 'phone-revealed'; carId: string | null }

/** A page view. Vehicle views are counted separately, and no other views are stored. */
type ViewEvent = { name: 'page-viewed' } | { name: 'list-viewed' } | { name: 'item-viewed'; carId: string }

/** Every interaction that a dealer may want to analyse. No event identifies the visitor. */
export type VisitorEvent = ReportedEvent | AcceptedEvent | ViewEvent

/** The specification's numbers for enquiries: new and general, used, with a test drive, and careers. */
export const enquiryEventNumbers = [14, 15, 17, 48, 51] as const
export type EnquiryEventNumber = (typeof enquiryEventNumbers)[number]

/** The specification's number for an event; `null` where it has none. */
export function eventNumber(event: VisitorEvent): number | null {
  switch (event.name) {
    case 'favourite-added':
      return 39
    case 'offer-accepted':
      return 18
    case 'enquiry-sent':
      return event.number
    default:
      return null
  }
}
