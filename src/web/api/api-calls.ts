import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { appointmentCalls } from './appointment-calls.ts'
import { imageCalls } from './image-calls.ts'
import { leadCalls } from './lead-calls.ts'
import { savedSearchCalls } from './saved-search-calls.ts'
import { searchCalls } from './search-calls.ts'
import { tradeInCalls } from './trade-in-calls.ts'
import { vehicleCalls } from './vehicle-calls.ts'
import { visitCalls } from './visit-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { placeCalls } from './place-calls.ts'
import { uploadCalls } from './upload-calls.ts'
import { watchlistCalls } from './watchlist-calls.ts'
import { watchlistCardCalls } from './watchlist-card-calls.ts'

const ownDescription: ApiCall = {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'Get this document',
  responses: {
    200: {
      description: 'The OpenAPI 3.1 document.',
      schema: z.looseObject({ openapi: z.string() }).meta({ id: 'OpenAPI' }),
    },
  },
}

/** Every operation of a site's API. */
export const apiCalls: readonly ApiCall[] = [
  ...searchCalls,
  ...vehicleCalls,
  ...watchlistCardCalls,
  ...leadCalls,
  ...appointmentCalls,
  ...visitCalls,
  ...watchlistCalls,
  ...paymentCalls,
  ...savedSearchCalls,
  ...placeCalls,
  ...uploadCalls,
  ...tradeInCalls,
  ...imageCalls,
  ownDescription,
]

/** The methods that an address accepts, or `null` when no operation has this address. */
export function methodsAt(pathname: string): string[] | null {
  const here = patterns.filter(({ pattern }) => pattern.test(pathname))
  const methods = here.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  return methods.length === 0 ? null : methods
}

const patterns = apiCalls.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}))
