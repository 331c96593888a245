import { createContext, type RouterContextProvider } from 'react-router'
import type { Actor } from '#domain/actors/actor.ts'
import type { AlertDesk } from '#operations/alerts/alert-desk.ts'
import type { AppointmentBook } from '#operations/appointments/appointment-book.ts'
import type { DocumentDesk } from '#operations/documents/car-documents.ts'
import type { CustomerDesk } from '#operations/customers/customer-desk.ts'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import type { SandboxPayDesk } from '#operations/payments/pay-in-sandbox.ts'
import type { GeocodeDesk } from '#operations/places/geocode-place.ts'
import type { PublicCars } from '#operations/sites/cached-cars.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import type { SpamDesk } from '#operations/spam/spam-desk.ts'
import type { UploadDesk } from '#operations/uploads/upload-desk.ts'
import type { SpinDesk } from '#operations/spin-to-win/spin-desk.ts'
import type { TradeInDesk } from '#operations/trade-in/trade-in-desk.ts'
import type { VisitLog } from '#operations/tracking/visit-log.ts'
import type { SandboxMailbox } from '#operations/sites/sandbox-mailbox.ts'

/** A request for a page, as loaders and actions get it. */
export type PageRequest = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The dealer whose website the request is for. */
export const dealershipContext = createContext<PublicDealership>()
export const leadDeskContext = createContext<LeadDesk>()
export const appointmentBookContext = createContext<AppointmentBook>()
export const spamDeskContext = createContext<SpamDesk>()
export const visitLogContext = createContext<VisitLog>()
export const customerDeskContext = createContext<CustomerDesk>()
export const alertDeskContext = createContext<AlertDesk>()
export const reservationDeskContext = createContext<ReservationDesk>()
export const geocodeDeskContext = createContext<GeocodeDesk>()
export const uploadDeskContext = createContext<UploadDesk>()
export const tradeInDeskContext = createContext<TradeInDesk>()
export const spinDeskContext = createContext<SpinDesk>()
export const sandboxPayContext = createContext<SandboxPayDesk>()
export const documentDeskContext = createContext<DocumentDesk>()
export const sandboxContext = createContext<SandboxMailbox>()

/** Gives the routes the dealership before any of them runs. The type of each context limits what a route can call. */
export function provideDealership(
  context: RouterContextProvider,
  dealership: PublicDealership & { shownCars: PublicCars } & LeadDesk &
    AppointmentBook &
    CustomerDesk &
    AlertDesk &
    ReservationDesk &
    GeocodeDesk &
    UploadDesk &
    TradeInDesk &
    SpinDesk &
    SandboxPayDesk &
    VisitLog &
    DocumentDesk &
    SandboxMailbox,
): void {
  context.set(dealershipContext, { ...dealership, cars: dealership.shownCars })
  context.set(leadDeskContext, dealership)
  context.set(appointmentBookContext, dealership)
  context.set(spamDeskContext, dealership)
  context.set(visitLogContext, dealership)
  context.set(customerDeskContext, dealership)
  context.set(alertDeskContext, dealership)
  context.set(reservationDeskContext, dealership)
  context.set(geocodeDeskContext, dealership)
  context.set(uploadDeskContext, dealership)
  context.set(tradeInDeskContext, dealership)
  context.set(spinDeskContext, dealership)
  context.set(sandboxPayContext, dealership)
  context.set(documentDeskContext, dealership)
  context.set(sandboxContext, dealership)
}

/** Facts about the request, from the server. */
export type RequestFacts = {
  /** The content security policy's nonce for the scripts and styles of this response. */
  nonce: string
  requestId: string
  actor: Actor
  /** Whether the page may go to other visitors as well, if it is the same for everyone. */
  mayShare: boolean
  /** Whether this is a demo with invented dealers. */
  demo: boolean
  /** Logs an unexpected error with the request's id, without the visitor's data. */
  report(error: unknown, message: string): void
  /** Logs what happened, such as a sign-in, as facts without personal data. */
  info(facts: object, message: string): void
  /** Logs a problem that needs fixing, as facts without personal data. */
  warn(facts: object, message: string): void
}

export const requestFactsContext = createContext<RequestFacts>()
