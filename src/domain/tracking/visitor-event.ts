import { z } from 'zod'

/** A short word of ours, such as the name of a filter. Nothing that a visitor wrote fits in it by accident. */
const word = z.string().regex(/^[\w-]{1,40}$/)
/** A page of this site, without what follows the question mark: a search may hold what somebody typed. */
const sitePath = z.string().regex(/^\/[\w\-./%]{0,200}$/)
const carId = z.uuid()
const aboutCar = z.object({ carId: carId.nullable() })

/** What the browser tells of a visitor's doings. The server knows the rest by itself, and believes nobody else about it. */
export const ReportedEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('favourite-added'), carId }),
  aboutCar.extend({ name: z.literal('call-clicked') }),
  z.object({ name: z.literal('filter-changed'), filter: word }),
  z.object({ name: z.literal('sort-changed'), sort: word }),
  z.object({ name: z.literal('tab-changed'), tab: word }),
  aboutCar.extend({ name: z.literal('gallery-used') }),
  z.object({ name: z.literal('offer-clicked'), link: sitePath.nullable() }),
  aboutCar.extend({
    name: z.literal('process-step'),
    flow: z.enum(['finance', 'trade', 'reserve']),
    step: z.enum(['start', 'step', 'complete']),
  }),
  aboutCar.extend({ name: z.literal('form-engaged'), form: word }),
])
export type ReportedEvent = z.infer<typeof ReportedEvent>

/** What only the server can say has happened. */
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

/** A look at a page. Looks at vehicles are counted apart, and no others are kept. */
type ViewEvent = { name: 'page-viewed' } | { name: 'list-viewed' } | { name: 'item-viewed'; carId: string }

/** Everything that visitors do and a dealer may want to know of. None of it says who they are. */
export type VisitorEvent = ReportedEvent | AcceptedEvent | ViewEvent

/** The specification's numbers for enquiries: new and general, used, with a test drive, and careers. */
export const enquiryEventNumbers = [14, 15, 17, 48, 51] as const
export type EnquiryEventNumber = (typeof enquiryEventNumbers)[number]

/** The number under which the specification knows an event; `null` where it has none. */
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
