import type { ServerResponse } from 'node:http'
import { visitorKey } from '#operations/spam/visitor-key.ts'
import type { Step } from '../server-context.ts'
import { fairQueue, type QueueLimits, type QueueRefusal } from './fair-queue.ts'
import { outsideCalls, type OutsideLimits } from './outside-calls.ts'
import { queueLimits } from './queue-limits.ts'
import { tryAgainResponse } from './try-again-response.ts'

export type AdmissionEvents = { refused(because: QueueRefusal): void }

export type Admission = {
  /** Lets a request through when its turn comes, or responds with when to try again. */
  step: Step
  /** Requests that have a turn, that wait for one, and that wait for a service outside without one. */
  figures(): { active: number; waiting: number; outside: number }
}

/** How often to check whether a waiting request may start or has waited too long. */
const TICK_MS = 10

/** Limits the work on pages to what the process can do, in turns that are fair to every dealer and visitor. */
export function admission(
  events: AdmissionEvents,
  limits: QueueLimits = queueLimits,
  outsideLimits?: OutsideLimits,
): Admission {
  const queue = fairQueue(limits, () => performance.now())
  const outside = outsideCalls(outsideLimits)
  let looking: NodeJS.Timeout | null = null

  /** The timer runs only while a request waits. */
  function tickWhileWaiting() {
    looking ??= setInterval(() => {
      queue.tick()
      if (queue.figures().waiting > 0 || looking === null) return
      clearInterval(looking)
      looking = null
    }, TICK_MS).unref()
  }

  return {
    figures: () => ({ ...queue.figures(), outside: outside.count() }),
    step: async (c, next) => {
      const request = {
        dealer: c.get('dealership').siteId,
        address: visitorKey(c.get('clientAddress')),
        isForm: isForm(c.req.method, c.req.path),
      }
      const turn = Promise.withResolvers<'turn' | 'gone' | QueueRefusal>()
      const leave = queue.enqueue(request, turn.resolve)
      const { signal } = c.req.raw
      const onGone = () => {
        leave()
        turn.resolve('gone')
      }
      signal.addEventListener('abort', onGone, { once: true })
      if (queue.figures().waiting > 0) tickWhileWaiting()
      const outcome = await turn.promise
      signal.removeEventListener('abort', onGone)

      if (outcome === 'gone') return c.body(null, 408)
      if (outcome !== 'turn') {
        events.refused(outcome)
        return tryAgainResponse(c, 'busy')
      }
      const ownTurn = { end: () => queue.done(request) }
      const [answered, over] = outside.run(request.dealer, ownTurn, next)
      try {
        return await answered
      } finally {
        // A page from memory waits for nothing: one after another, they would keep the loop from reading other visitors’ requests.
        onceSent(c.env?.outgoing, () => setImmediate(over))
      }
    },
  }
}

/**
 * A page still has to be compressed and written, in steps that compete with all other work, so its turn ends when it has
 * been sent. A visitor who reads slowly costs no work and does not hold the turn.
 */
function onceSent(response: Pick<ServerResponse, 'once'> | undefined, done: () => void) {
  if (!response) return done()
  let isDone = false
  const end = () => {
    if (isDone) return
    isDone = true
    clearTimeout(longest)
    done()
  }
  const longest = setTimeout(end, SENDING_MS)
  response.once('finish', end)
  response.once('close', end)
}

/** Longer than it takes to compress and write a page. */
const SENDING_MS = 60

/** Whether a person sent the request. Reports that a browser sends by itself can wait like a page. */
function isForm(method: string, path: string) {
  return method !== 'GET' && method !== 'HEAD' && !reports.has(path)
}

const reports = new Set(['/api/car-views', '/api/events'])
