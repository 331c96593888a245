import { methodsAt } from '#web/api/api-calls.ts'
import { errorAnswer } from './error-answer.ts'
import type { Step } from './server-context.ts'

/** Calls of the api are made by the methods its document names; whoever comes with another one is told them. */
export function asDescribed(): Step {
  return async (c, next) => {
    const methods = methodsAt(c.req.path)
    if (methods === null || methods.includes(c.req.method)) return next()
    return errorAnswer(c, 405, { allow: methods.join(', ') })
  }
}
