import { writeVehicleRecord } from '#domain/trade-in/vehicle-record.ts'
import type { Asked } from '#operations/trade-in/ask-provider.ts'
import { apiError } from '../../request/api-error.server.ts'
import type { RequestFacts } from '../../request/request-context.ts'

/** What the provider answered, as the API’s response. */
export function recordsResponse(asked: Asked, { warn }: Pick<RequestFacts, 'warn'>): Response {
  switch (asked.outcome) {
    case 'answered':
      return Response.json(asked.records.map(writeVehicleRecord))
    case 'too many': {
      const response = apiError(
        429,
        'too_many',
        'You’ve looked up too many vehicles. Please try again later.',
      )
      response.headers.set('retry-after', String(asked.waitSeconds))
      return response
    }
    case 'unavailable':
      if (asked.problem !== null) warn({ problem: asked.problem }, PROVIDER_FAILED)
      return apiError(503, 'unavailable', 'We can’t look up vehicles at the moment. Please try again later.')
  }
}

export const PROVIDER_FAILED = 'The valuation provider failed'
