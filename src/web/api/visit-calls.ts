import { z } from 'zod'
import { ReportedEvent } from '#domain/tracking/visitor-event.ts'
import type { ApiCall } from './api-call.ts'

/** A batch of events. 20 is more than a visitor causes in a few seconds. */
export const EventReport = z
  .object({ events: z.array(ReportedEvent).min(1).max(20) })
  .meta({ id: 'EventReport' })

const HumanTask = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('proof-of-work'),
      challenge: z.object({
        parameters: z.record(z.string(), z.unknown()),
        signature: z.string().optional(),
      }),
    }),
    z.object({ kind: z.literal('turnstile'), siteKey: z.string() }),
    z.object({ kind: z.literal('sandbox'), proof: z.string() }),
  ])
  .meta({ id: 'HumanTask', description: 'The task for the browser. Send its proof as human_proof.' })

const CaptchaTask = z.object({ form_opened: z.string(), task: HumanTask }).meta({ id: 'CaptchaTask' })

/** The calls that the site's own pages make during a visit. */
export const visitCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/events',
    summary: 'Record a visitor’s events in the site’s own log',
    body: EventReport,
    responses: {
      204: 'The events are recorded.',
      400: 'There are more than 20 events, or some that a browser can’t report.',
    },
  },
  {
    method: 'get',
    path: '/api/captcha',
    summary: 'Get what a browser needs to send a form',
    responses: {
      200: { description: 'The task. Don’t cache it.', schema: CaptchaTask },
      429: 'You have sent too many requests in a short time.',
    },
  },
]
