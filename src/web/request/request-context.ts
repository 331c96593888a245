import { createContext } from 'react-router'
import type { Dealership } from '#operations/sites/dealership.ts'

/** The dealer whose website was asked. The server sets it before any route runs. */
export const dealershipContext = createContext<Dealership>()

/** What the server knows about this one request. */
export type RequestFacts = {
  /** Marks the scripts and styles of this answer as ours. */
  nonce: string
  requestId: string
  clientAddress: string
  /** Whether this is a demonstration with invented dealers. */
  demo: boolean
  /** Writes what nobody expected to the log, with the request’s id and without the visitor’s data. */
  report(error: unknown, message: string): void
  /** Writes what somebody should put right to the log, as facts that are nobody's personal data. */
  warn(facts: object, message: string): void
}

export const requestFactsContext = createContext<RequestFacts>()
