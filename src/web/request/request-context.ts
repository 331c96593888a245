import { createContext } from 'react-router'
import type { Actor } from '#domain/actors/actor.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

/** The dealer whose website the request is for. The server sets it before any route runs. */
export const dealershipContext = createContext<Dealership>()

/** Facts about the request, from the server. */
export type RequestFacts = {
  /** The content security policy's nonce for the scripts and styles of this response. */
  nonce: string
  requestId: string
  actor: Actor
  /** Whether this is a demo with invented dealers. */
  demo: boolean
  /** Logs an unexpected error with the request's id, without the visitor's data. */
  report(error: unknown, message: string): void
  /** Logs a problem that needs fixing, as facts without personal data. */
  warn(facts: object, message: string): void
}

export const requestFactsContext = createContext<RequestFacts>()
