import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Dealership } from '#operations/sites/dealership.ts'
import { createPageHandler } from '#server/handle-page.ts'
import { frontApp, twoDealers } from '../server/front.ts'
import { originOf } from '../browser/visit.ts'

/** A dealer’s real pages behind the whole server. */
export function wholeApp(dealer: Dealership, overrides: Parameters<typeof frontApp>[0] = {}) {
  return loggedApp(dealer, overrides).ask
}

/** The same with the lines that are logged, the most detailed included. */
export function loggedApp(dealer: Dealership, overrides: Parameters<typeof frontApp>[0] = {}) {
  // A test changes vehicles and looks again at once, so its pages read the stored ones.
  const shown = { ...dealer, shownCars: dealer.cars }
  const { app, lines, log } = frontApp({
    dealerships: { ...twoDealers, forHost: () => Promise.resolve(shown) },
    handlePage: (...request) => handlePage(...request),
    ...overrides,
  })
  const handlePage = createPageHandler(build as ServerBuild, { log })
  const ask = (path: string, init: RequestInit = {}) => app.request(`${originOf(dealer)}${path}`, init)
  return { ask, lines }
}
