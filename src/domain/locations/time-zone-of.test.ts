import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zone-of.ts'

const darwin = { timeZone: 'Australia/Darwin', defaultState: 'nt' }

test.each([
  ['in the dealer’s state', { timeZone: null, state: 'nt' }, 'Australia/Darwin'],
  ['in another state', { timeZone: null, state: 'wa' }, 'Australia/Perth'],
  ['that sets its own', { timeZone: 'Australia/Broken_Hill', state: 'nsw' }, 'Australia/Broken_Hill'],
  ['of unknown state', { timeZone: null, state: null }, 'Australia/Darwin'],
])('LEAD-10 the time zone of a location %s', (_where, place, zone) => {
  expect(timeZoneOf(place, darwin)).toBe(zone)
})
