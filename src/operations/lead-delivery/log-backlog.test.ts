import { expect, test } from 'vitest'
import { logBacklog } from './log-backlog.ts'

test('LEAD-08 OPS-03 the log reports, by kind, jobs that are an hour late or dead, and nothing else', () => {
  const lines: unknown[] = []
  const log = { warn: (facts: object, message: string) => void lines.push({ ...facts, message }) }

  logBacklog(
    [
      { kind: 'lead-email', waiting: 12, dead: 0, oldestWaitingSeconds: 7200.4 },
      { kind: 'lead-webhook', waiting: 1, dead: 3, oldestWaitingSeconds: 3599 },
      { kind: 'lead-sms', waiting: 0, dead: 0, oldestWaitingSeconds: 0 },
    ],
    log,
  )

  expect(lines).toEqual([
    {
      kind: 'lead-email',
      waiting: 12,
      seconds: 7200,
      message: 'Leads have waited more than an hour for delivery',
    },
    { kind: 'lead-webhook', dead: 3, message: 'Some lead deliveries have failed for good; see `leads dead`' },
  ])
})
