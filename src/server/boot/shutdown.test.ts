import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createShutdown } from './shutdown.ts'

const log = createLog({ logLevel: 'silent' })

test('OPS-03 a part that never closes does not keep the process alive', async () => {
  const exit = vi.fn<(code: number) => void>()
  const closed: string[] = []
  const { closeLater, stop } = createShutdown(log, { exit, limitMs: 20 })
  closeLater('database', async () => void closed.push('database'))
  closeLater('stuck', () => new Promise(() => {}))
  closeLater('server', async () => void closed.push('server'))

  void stop('SIGTERM', 0)
  await vi.waitUntil(() => exit.mock.calls.length > 0)

  expect(exit.mock.calls).toEqual([[1]])
  expect(closed).toEqual(['server'])
})

test('OPS-03 a stop in time is a success, also once its time would be over', async () => {
  const exit = vi.fn<(code: number) => void>()
  const { closeLater, stop } = createShutdown(log, { exit, limitMs: 20 })
  closeLater('server', async () => {})

  await stop('SIGTERM', 0)
  await new Promise((resolve) => setTimeout(resolve, 40))

  expect(exit.mock.calls).toEqual([[0]])
})
