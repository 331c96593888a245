import { methodsAt } from '#web/api/api-calls.ts'
import { refusal } from '#web/request/refusal.server.ts'
import type { Step } from '../server-context.ts'

/** Calls of the api are made by the methods its document names; whoever comes with another one is told them. */
export function asDescribed(): Step {
  return async (c, next) => {
    const methods = methodsAt(c.req.path)
    if (methods === null || methods.includes(c.req.method)) return next()
    const answer = refusal(405, 'method_not_allowed', `This address is called with ${methods.join(' or ')}.`)
    answer.headers.set('allow', methods.join(', '))
    return answer
  }
}
