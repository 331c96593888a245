import { expect, test } from 'vitest'
import { eventLine } from './event-line.ts'

const at = new Date('2026-03-10T02:00:00Z')
const time = '2026-03-10T12:00:00+10:00'

test.each([
  [
    { name: 'favourite-added', number: 39, carId: 'car-1', leadId: null },
    '39\tfavourite-added\tvehicle car-1',
  ],
  [
    { name: 'enquiry', number: 17, carId: 'car-1', leadId: 'lead-1' },
    '17\tenquiry\tvehicle car-1\tlead lead-1',
  ],
  [{ name: 'enquiry', number: 51, carId: null, leadId: 'lead-1' }, '51\tenquiry\tlead lead-1'],
  [{ name: 'sort-changed', number: null, carId: null, leadId: null }, '-\tsort-changed'],
])('TRACK-01 an event line has the dealership’s local time and the event id: %o', (event, expected) => {
  expect(eventLine({ ...event, at }, 'Australia/Brisbane')).toBe(`${time}\t${expected}`)
})
