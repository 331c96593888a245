import { expect, test } from 'vitest'
import { zoneOf } from './zone-of.ts'

const darwin = { timeZone: 'Australia/Darwin', defaultState: 'nt' }

test.each([
  ['at home', { timeZone: null, state: 'nt' }, 'Australia/Darwin'],
  ['in another state', { timeZone: null, state: 'wa' }, 'Australia/Perth'],
  ['where it says so', { timeZone: 'Australia/Broken_Hill', state: 'nsw' }, 'Australia/Broken_Hill'],
  ['where nobody says', { timeZone: null, state: null }, 'Australia/Darwin'],
])('LEAD-10 a place keeps its own time %s', (_where, place, zone) => {
  expect(zoneOf(place, darwin)).toBe(zone)
})
