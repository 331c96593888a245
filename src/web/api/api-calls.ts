import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { appointmentCalls } from './appointment-calls.ts'
import { imageCalls } from './image-calls.ts'
import { leadCalls } from './lead-calls.ts'
import { searchCalls } from './search-calls.ts'
import { vehicleCalls } from './vehicle-calls.ts'
import { visitCalls } from './visit-calls.ts'

const ownDescription: ApiCall = {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  answers: {
    200: {
      description: 'OpenAPI 3.1.',
      schema: z.looseObject({ openapi: z.string() }).meta({ id: 'OpenAPI' }),
    },
  },
}

/** Every call that programs may make of a site. */
export const apiCalls: readonly ApiCall[] = [
  ...searchCalls,
  ...vehicleCalls,
  ...leadCalls,
  ...appointmentCalls,
  ...visitCalls,
  ...imageCalls,
  ownDescription,
]

/** How the call at this address is made; `null` where there is none. */
export function methodsAt(pathname: string): string[] | null {
  const here = patterns.filter(({ pattern }) => pattern.test(pathname))
  const methods = here.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  return methods.length === 0 ? null : methods
}

const patterns = apiCalls.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}))
