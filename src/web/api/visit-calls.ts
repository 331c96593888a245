import { z } from 'zod'
import { ReportedEvent } from '#domain/tracking/visitor-event.ts'
import type { ApiCall } from './api-call.ts'

/** A browser sends several at once, and no more than a visitor does in a few seconds. */
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
  .meta({ id: 'HumanTask', description: 'What the browser has to do; its proof is sent as human_proof.' })

const CaptchaTask = z.object({ form_opened: z.string(), task: HumanTask }).meta({ id: 'CaptchaTask' })

/** What a browser tells and asks while somebody looks around. */
export const visitCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/events',
    summary: 'Tell what a visitor did, for the site’s own log',
    body: EventReport,
    answers: { 204: 'Heard.', 400: 'These are no events that a browser may tell, or more than 20.' },
  },
  {
    method: 'get',
    path: '/api/captcha',
    summary: 'What a browser needs to send a form',
    answers: {
      200: { description: 'The task, never to be kept.', schema: CaptchaTask },
      429: 'Too many at once.',
    },
  },
]
