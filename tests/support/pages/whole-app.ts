import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Dealership } from '#operations/sites/dealership.ts'
import { createPageHandler } from '#server/handle-page.ts'
import { createLog } from '#server/log.ts'
import { frontApp, twoDealers } from '../server/front.ts'
import { originOf } from '../browser/visit.ts'

const log = createLog({ logLevel: 'silent' })

/** A dealer’s real pages behind the whole server. */
export function wholeApp(dealer: Dealership, overrides: Parameters<typeof frontApp>[0] = {}) {
  const { app } = frontApp({
    dealerships: { ...twoDealers, forHost: () => Promise.resolve(dealer) },
    handlePage: createPageHandler(build as ServerBuild, { log }),
    ...overrides,
  })
  return (path: string, init: RequestInit = {}) => app.request(`${originOf(dealer)}${path}`, init)
}
