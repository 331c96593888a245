import { describe, expect, test } from 'vitest'
import { until } from '../../../tests/support/server/until.ts'
import { type Asker, workQueue } from './work-queue.ts'

const roomy = { atOnce: 1, waiting: 100, waitingPerDealer: 100, waitingPerAddress: 100 }
const someone: Asker = { dealer: 'a', address: '192.0.2.1' }

test('API-02 a queue limits how much runs at once and how much waits, and rejects the rest as busy', async () => {
  const { ask, finish, started, outcomes } = queueWith({ atOnce: 2, waiting: 3 })
  for (let nth = 0; nth < 8; nth++) ask(`job ${nth}`)
  expect(started).toEqual(['job 0', 'job 1'])

  await finish()
  expect(started).toHaveLength(5)
  expect(Object.values(outcomes).filter((outcome) => outcome === 'busy')).toHaveLength(3)
})

test('API-02 work that another visitor asks for too isn’t refused when one of them gives way to the other', async () => {
  const { ask, finish, outcomes } = queueWith({ waitingPerDealer: 2 })
  for (const name of ['active', 'other', 'shared']) ask(name)
  ask('shared', { address: '192.0.2.2' })

  await finish()
  expect(outcomes['shared']).not.toBe('busy')
})

test('API-02 failed work makes room for the next', async () => {
  const queue = workQueue<string>({ ...roomy, waiting: 1 })

  await expect(queue.run('key', someone, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue.run('key', someone, () => Promise.resolve('next'))).toBe('next')
})

test('API-02 deferred work runs once, when the queue is idle', async () => {
  const queue = workQueue<void>({ ...roomy, deferred: 2 })
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const run = (name: string) => queue.run(name, someone, note(name))

  void run('first')
  queue.whenIdle('later', note('later'))
  queue.whenIdle('later', note('later'))
  queue.whenIdle('last', note('last'))
  queue.whenIdle('one too many', note('one too many'))
  void run('second')
  void run('third')
  await until(() => order.length === 5)
  await run('fourth')

  expect(order).toEqual(['first', 'second', 'third', 'later', 'last', 'fourth'])
})

describe('OPS-07 the queue for costly work', () => {
  test('gives dealers turns, and the addresses of each', async () => {
    const { ask, finish, started } = queueWith({})
    for (const name of ['1a', '1b', '1c', '1d']) ask(name)
    ask('2a', { address: '192.0.2.2' })
    ask('B1', { dealer: 'b' })
    ask('B2', { dealer: 'b' })

    await finish()
    expect(started).toEqual(['1a', 'B1', '1b', 'B2', '2a', '1c', '1d'])
  })

  test('leaves places for others while a dealer’s work hangs', () => {
    const { ask, started } = queueWith({ atOnce: 3, atOnceOneDealer: 2 })
    for (const name of ['A1', 'A2', 'A3', 'A4']) ask(name)
    ask('B1', { dealer: 'b' })

    expect(started).toEqual(['A1', 'A2', 'B1'])
  })

  test('runs what several ask for once, at the first turn of any of them', async () => {
    const { ask, finish, started, outcomes } = queueWith({})
    for (const name of ['1a', '1b', '1c', 'shared']) ask(name)
    for (let nth = 0; nth < 200; nth++) ask('shared', { address: '192.0.2.2' })

    await finish()
    expect(started).toEqual(['1a', '1b', 'shared', '1c'])
    expect(outcomes['shared']).toBe('done')
  })

  test('refuses an address that has too much waiting', async () => {
    const { ask, finish, started, outcomes } = queueWith({ waitingPerAddress: 2 })
    for (const dealer of ['a', 'b', 'c', 'd']) ask(dealer, { dealer })
    ask('other', { address: '192.0.2.2' })

    await finish()
    expect(outcomes['d']).toBe('busy')
    expect(started.toSorted()).toEqual(['a', 'b', 'c', 'other'])
  })

  test('refuses the latest work of the address that has most, if the newcomer has less', async () => {
    const { ask, finish, outcomes } = queueWith({ waitingPerDealer: 3 })
    for (const name of ['0', '1', '2', '3']) ask(name)
    ask('someone else', { address: '192.0.2.2' })
    ask('one more')

    await finish()
    expect(outcomes).toMatchObject({ 2: 'done', 3: 'busy', 'someone else': 'done', 'one more': 'busy' })
  })

  test('refuses the latest work of the dealer that has most, but not what others wait for too', async () => {
    const { ask, finish, outcomes } = queueWith({ waiting: 4 })
    for (const name of ['0', '1', '2', '3']) ask(name)
    ask('3', { dealer: 'b' })
    ask('neighbour', { dealer: 'c' })

    await finish()
    expect(outcomes).toMatchObject({ 2: 'done', 3: 'done', neighbour: 'done' })
  })
})

/** A queue whose jobs run until all are finished. */
function queueWith(limits: Partial<Parameters<typeof workQueue>[0]>) {
  const queue = workQueue<string>({ ...roomy, ...limits })
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const outcomes: Record<string, string> = {}
  const results: Promise<unknown>[] = []
  return {
    started,
    outcomes,
    ask(name: string, asker: Partial<Asker> = {}) {
      const result = queue.run(name, { ...someone, ...asker }, async () => {
        started.push(name)
        await gate.promise
        return 'done'
      })
      results.push(result.then((outcome) => (outcomes[name] = outcome)))
    },
    async finish() {
      gate.resolve()
      await Promise.all(results)
    },
  }
}
