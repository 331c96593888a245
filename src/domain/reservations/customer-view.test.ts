import { expect, test } from 'vitest'
import { isInProgress, isOfNote, needsCustomer, reservationStatus } from './customer-view.ts'
import { holdStates } from './hold-states.ts'

const now = new Date('2026-11-23T05:00:00Z')
const later = new Date('2026-11-23T06:00:00Z')

test('RSV-01 a reservation is in progress while the vehicle is theirs or money is on its way back', () => {
  expect(holdStates.filter((state) => isInProgress({ state, until: later }, now))).toEqual([
    'offered',
    'pending',
    'held',
    'refunding',
  ])
  expect(holdStates.filter((state) => isInProgress({ state, until: now }, now))).toEqual([
    'held',
    'refunding',
  ])
})

test('SAVE-06 a reservation needs its customer until its end is recorded, also when its time is up', () => {
  expect(holdStates.filter((state) => needsCustomer({ state, until: now }, now))).toEqual([
    'pending',
    'held',
    'refunding',
  ])
})

test('RSV-01 customers are shown what is in progress, what they bought and what they got back', () => {
  expect(holdStates.filter((state) => isOfNote({ state, until: now }, now))).toEqual([
    'held',
    'refunding',
    'refunded',
    'sold',
  ])
})

test('RSV-01 each state is said in words of its own', () => {
  const said = holdStates.map((state) => reservationStatus(state, 'Tuesday'))
  expect(said).toContain('Reserved for you until Tuesday')
  expect(new Set(said).size).toBe(holdStates.length - 1)
})
