import { expect, test } from 'vitest'
import { until } from '../../../tests/support/server/until.ts'
import { workQueue } from './work-queue.ts'

test('API-02 a queue limits how much runs at once and how much waits, and rejects the rest as busy', async () => {
  const queue = workQueue({ atOnce: 2, waiting: 3 })
  const gate = Promise.withResolvers<void>()
  let active = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++active)
    await gate.promise
    active -= 1
    return 'done'
  }

  const results = Array.from({ length: 8 }, () => queue.run(work))
  gate.resolve()

  expect((await Promise.all(results)).toSorted()).toEqual([
    ...Array<string>(3).fill('busy'),
    ...Array<string>(5).fill('done'),
  ])
  expect(most).toBe(2)
})

test('API-02 failed work makes room for the next', async () => {
  const queue = workQueue({ atOnce: 1, waiting: 1 })

  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})

test('API-02 deferred work runs once, when the queue is idle', async () => {
  const queue = workQueue({ atOnce: 1, waiting: 9, deferred: 2 })
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)

  void queue.run(note('first'))
  queue.whenIdle('later', note('later'))
  queue.whenIdle('later', note('later'))
  queue.whenIdle('last', note('last'))
  queue.whenIdle('one too many', note('one too many'))
  void queue.run(note('second'))
  void queue.run(note('third'))
  await until(() => order.length === 5)
  await queue.run(note('fourth'))

  expect(order).toEqual(['first', 'second', 'third', 'later', 'last', 'fourth'])
})
