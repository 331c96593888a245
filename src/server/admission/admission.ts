import type { ServerResponse } from 'node:http'
import { visitorKey } from '#operations/spam/visitor-key.ts'
import type { Step } from '../server-context.ts'
import { fairQueue, type QueueLimits, type QueueRefusal } from './fair-queue.ts'
import { queueLimits } from './limits.ts'
import { tryAgainResponse } from './try-again-response.ts'

export type AdmissionEvents = { refused(because: QueueRefusal): void }

export type Admission = {
  /** Lets a request through when it has its turn, or says when to come again. */
  step: Step
  figures(): { active: number; waiting: number }
}

/** How often we look whether someone who waits may start, or has waited too long. */
const LOOK_MS = 10

/** Keeps the work on pages within what the process can do, in turns that are fair to every dealer and visitor. */
export function admission(events: AdmissionEvents, limits: QueueLimits = queueLimits): Admission {
  const queue = fairQueue(limits, () => performance.now())
  let looking: NodeJS.Timeout | null = null

  /** Only while somebody waits is there anything to look for. */
  function lookWhileAnyoneWaits() {
    looking ??= setInterval(() => {
      queue.tick()
      if (queue.figures().waiting > 0 || looking === null) return
      clearInterval(looking)
      looking = null
    }, LOOK_MS).unref()
  }

  return {
    figures: queue.figures,
    step: async (c, next) => {
      const asker = {
        dealer: c.get('dealership').siteId,
        address: visitorKey(c.get('clientAddress')),
        isForm: isForm(c.req.method, c.req.path),
      }
      const turn = Promise.withResolvers<'turn' | 'gone' | QueueRefusal>()
      const leave = queue.ask(asker, turn.resolve)
      const { signal } = c.req.raw
      const onGone = () => {
        leave()
        turn.resolve('gone')
      }
      signal.addEventListener('abort', onGone, { once: true })
      if (queue.figures().waiting > 0) lookWhileAnyoneWaits()
      const outcome = await turn.promise
      signal.removeEventListener('abort', onGone)

      if (outcome === 'gone') return c.body(null, 408)
      if (outcome !== 'turn') {
        events.refused(outcome)
        return tryAgainResponse(c, 'busy')
      }
      try {
        return await next()
      } finally {
        onceSent(c.env?.outgoing, () => queue.done(asker))
      }
    },
  }
}

/**
 * A page still has to be compressed and written, in steps that wait for other work like all the others, so its turn ends when
 * it has been sent. Someone who reads it slowly costs no work, and does not keep the turn.
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

/** Longer than compressing and writing a page takes. */
const SENDING_MS = 60

/** What a person sends. What a browser reports by itself can wait like a page. */
function isForm(method: string, path: string) {
  return method !== 'GET' && method !== 'HEAD' && !reports.has(path)
}

const reports = new Set(['/api/car-views', '/api/events'])
