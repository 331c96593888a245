import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { holdEvents, holdStates, type HoldState, isLive, nextHoldState } from './hold-states.ts'

const ends: HoldState[] = ['refunded', 'sold']

test('RSV-02 a hold goes no step twice, except that a late payment takes the vehicle again', () => {
  assert(
    property(array(constantFrom(...holdEvents), { maxLength: 40 }), (events) => {
      const seen: HoldState[] = ['pending']
      for (const event of events) {
        const next = nextHoldState(seen.at(-1) ?? 'pending', event)
        if (next) seen.push(next)
      }
      expect(new Set(seen).size).toBe(seen.length)
    }),
  )
})

test.each(ends)('RSV-02 nothing happens to a hold that is %s', (state) => {
  expect(holdEvents.filter((event) => nextHoldState(state, event))).toEqual([])
})

test('RSV-02 only a payment brings back a hold that has ended', () => {
  for (const state of holdStates.filter((one) => !isLive(one))) {
    const revived = holdEvents.filter((event) => {
      const next = nextHoldState(state, event)
      return next !== null && isLive(next)
    })
    expect(revived).toEqual(state === 'lapsed' ? ['pay'] : [])
  }
})

test('RSV-03 a paid hold never ends without its deposit going back, or counting towards the price', () => {
  const after = holdEvents.flatMap((event) => nextHoldState('held', event) ?? [])
  expect(new Set(after)).toEqual(new Set(['refunding', 'sold']))
})
