import { describe, expect, test } from 'vitest'
import { type QueuedRequest, fairQueue, type QueueLimits } from './fair-queue.ts'

const roomy: QueueLimits = {
  atOnce: 1,
  atOnceOneDealer: 1,
  onlyDealerAfterMs: 10_000,
  nextStartAfterMs: 30,
  waiting: 100,
  waitingPerDealer: 100,
  waitingPerAddress: 100,
  maxWaitMs: 4000,
  formsInARow: 2,
}

describe('OPS-07 the fair queue', () => {
  test('gives dealers turns, however many requests one of them has', () => {
    const { ask, turns } = line()
    ask('A1', { dealer: 'a' })
    ask('A2', { dealer: 'a' })
    ask('A3', { dealer: 'a' })
    ask('B1', { dealer: 'b' })
    ask('B2', { dealer: 'b' })

    expect(turns()).toEqual(['A1', 'B1', 'A2', 'B2', 'A3'])
  })

  test('gives addresses of a dealer turns', () => {
    const { ask, turns } = line()
    for (const name of ['1a', '1b', '1c', '1d']) ask(name, { address: '192.0.2.1' })
    ask('2a', { address: '192.0.2.2' })
    ask('3a', { address: '192.0.2.3' })

    expect(turns()).toEqual(['1a', '1b', '2a', '3a', '1c', '1d'])
  })

  test('starts forms first, but lets a page through after a number of them', () => {
    const { ask, turns } = line()
    ask('page 0')
    ask('page 1')
    ask('page 2')
    for (const name of ['form 1', 'form 2', 'form 3', 'form 4', 'form 5']) ask(name, { isForm: true })

    expect(turns()).toEqual(['page 0', 'form 1', 'form 2', 'page 1', 'form 3', 'form 4', 'page 2', 'form 5'])
  })

  test('starts a form of one dealer before the pages of another', () => {
    const { ask, turns } = line()
    ask('A page', { dealer: 'a' })
    ask('A next', { dealer: 'a' })
    ask('B form', { dealer: 'b', isForm: true })

    expect(turns()).toEqual(['A page', 'B form', 'A next'])
  })

  test('starts a neighbour’s page next, and alone', () => {
    const { ask, started, finish } = line({ atOnce: 3, atOnceOneDealer: 2 })
    for (const name of ['A1', 'A2', 'A3', 'A4']) ask(name, { dealer: 'a' })
    ask('B1', { dealer: 'b' })

    finish('A1')
    expect(started()).toEqual(['A1', 'A2'])
    finish('A2')
    expect(started()).toEqual(['A1', 'A2', 'B1'])
    finish('B1')
    expect(started()).toEqual(['A1', 'A2', 'B1', 'A3'])
  })

  test('starts a neighbour’s page although slow pages are still active', () => {
    const { ask, started, wait } = line({ atOnce: 3, atOnceOneDealer: 2 })
    for (const name of ['A1', 'A2', 'A3']) ask(name, { dealer: 'a' })
    ask('B1', { dealer: 'b' })
    wait(29)
    expect(started()).toEqual(['A1', 'A2'])
    wait(1)
    expect(started()).toEqual(['A1', 'A2', 'B1'])
    ask('C1', { dealer: 'c' })
    wait(30)

    expect(started()).toEqual(['A1', 'A2', 'B1'])
  })

  test('starts a dealer’s pages one by one while a neighbour may be back', () => {
    const { ask, started, finish, wait } = line({ atOnceOneDealer: 2, atOnce: 3 })
    ask('B1', { dealer: 'b' })
    finish('B1')
    for (const name of ['A1', 'A2', 'A3', 'A4']) ask(name, { dealer: 'a' })
    expect(started()).toEqual(['B1', 'A1'])
    finish('A1')
    expect(started()).toEqual(['B1', 'A1', 'A2'])
    wait(29)
    expect(started()).toEqual(['B1', 'A1', 'A2'])
    wait(1)
    expect(started()).toEqual(['B1', 'A1', 'A2', 'A3'])
  })

  test('starts two pages at once for a dealer that has been alone for a while', () => {
    const { ask, started, finish, wait } = line({ atOnceOneDealer: 2, atOnce: 3 })
    ask('B1', { dealer: 'b' })
    finish('B1')
    wait(9999)
    for (const name of ['A1', 'A2', 'A3']) ask(name, { dealer: 'a' })
    expect(started()).toEqual(['B1', 'A1'])
    wait(1)

    expect(started()).toEqual(['B1', 'A1', 'A2'])
  })

  test('starts every waiting request in the end', () => {
    const { ask, turns } = line({ atOnce: 2, atOnceOneDealer: 1 })
    const names = Array.from({ length: 60 }, (_, nth) => `request ${nth}`)
    names.forEach((name, nth) =>
      ask(name, { dealer: String(nth % 3), address: String(nth % 7), isForm: nth % 5 === 0 }),
    )

    expect(turns().toSorted()).toEqual(names.toSorted())
  })
})

describe('OPS-07 the fair queue refuses', () => {
  test('an address that has too many requests waiting', () => {
    const { ask, outcomes } = line({ waitingPerAddress: 2 })
    for (const name of ['0', '1', '2', '3']) ask(name, { dealer: name })

    expect(outcomes()).toEqual({ 0: 'turn', 3: 'address full' })
  })

  test('the latest page of the address with most of a full dealer’s queue, if the newcomer has fewer', () => {
    const { ask, outcomes } = line({ waitingPerDealer: 3 })
    for (const name of ['0', '1', '2', '3']) ask(name, { address: 'crowd' })
    ask('someone else', { address: 'other' })
    ask('one more', { address: 'crowd' })

    expect(outcomes()).toEqual({ 0: 'turn', 3: 'dealer full', 'one more': 'dealer full' })
  })

  test('the latest page of the dealer with most of a full queue, if the newcomer has fewer', () => {
    const { ask, outcomes } = line({ waiting: 3 })
    for (const name of ['0', '1', '2', '3']) ask(name, { dealer: 'crowded' })
    ask('neighbour', { dealer: 'quiet' })
    ask('one more', { dealer: 'crowded' })

    expect(outcomes()).toEqual({ 0: 'turn', 3: 'queue full', 'one more': 'queue full' })
  })

  test('a page before a form', () => {
    const { ask, outcomes } = line({ waitingPerDealer: 2 })
    ask('0')
    ask('form 1', { isForm: true })
    ask('form 2', { isForm: true })
    ask('page', { address: 'other' })

    expect(outcomes()).toEqual({ 0: 'turn', page: 'dealer full' })
  })

  test('a request that has waited too long', () => {
    const { ask, outcomes, wait } = line()
    ask('0')
    ask('early')
    wait(3999)
    ask('late')
    expect(outcomes()).toEqual({ 0: 'turn' })
    wait(1)

    expect(outcomes()).toEqual({ 0: 'turn', early: 'too long' })
  })
})

test('OPS-07 a visitor who leaves the queue gets no turn and takes no place', () => {
  const { ask, turns, figures } = line()
  ask('0')
  const leave = ask('gone')
  ask('next')
  leave()
  leave()

  expect(figures()).toEqual({ active: 1, waiting: 1 })
  expect(turns()).toEqual(['0', 'next'])
  expect(figures()).toEqual({ active: 0, waiting: 0 })
})

function line(limits: Partial<QueueLimits> = {}) {
  let clock = 0
  const queue = fairQueue({ ...roomy, ...limits }, () => clock)
  const active: { name: string; request: QueuedRequest }[] = []
  const started: string[] = []
  const outcomes: Record<string, string> = {}
  return {
    ask(name: string, overrides: Partial<QueuedRequest> = {}) {
      const request = { dealer: 'a', address: '192.0.2.1', isForm: false, ...overrides }
      return queue.enqueue(request, (outcome) => {
        outcomes[name] = outcome
        if (outcome !== 'turn') return
        started.push(name)
        active.push({ name, request })
      })
    },
    /** Finishes everything and returns the names of all that had a turn, in order. */
    turns() {
      for (let next = active.shift(); next; next = active.shift()) queue.done(next.request)
      return started
    },
    started: () => started,
    finish(name: string) {
      const at = active.findIndex((one) => one.name === name)
      for (const { request } of active.splice(at, 1)) queue.done(request)
    },
    outcomes: () => outcomes,
    wait(ms: number) {
      clock += ms
      queue.tick()
    },
    figures: queue.figures,
  }
}
