import { methodsAt } from '#web/api/api-calls.ts'
import { apiError } from '#web/request/api-error.server.ts'
import type { Step } from '../server-context.ts'

/** Allows an API address only the methods in the OpenAPI document, and names them in a refusal. */
export function allowDescribedMethods(): Step {
  return async (c, next) => {
    const methods = methodsAt(c.req.path)
    if (methods === null || methods.includes(c.req.method)) return next()
    const answer = apiError(405, 'method_not_allowed', `Use ${methods.join(' or ')} at this address.`)
    answer.headers.set('allow', methods.join(', '))
    return answer
  }
}
