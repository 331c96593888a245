import { describe, expect, test } from 'vitest'
import { dayIn } from '../shared/day.ts'
import { type CardRules, isCardShown } from './is-card-shown.ts'

const always: CardRules = {
  displayTypes: ['new', 'demo', 'used'],
  strictDisplay: false,
  start: null,
  expiry: null,
}

describe('SRCH-12 a marketing card shows', () => {
  test.each([
    ['always, without dates', null, null, '2026-03-10', true],
    ['only from its first day', '2026-03-10', null, '2026-03-09', false],
    ['on its first day', '2026-03-10', null, '2026-03-10', true],
    ['on the day before it expires', null, '2026-03-10', '2026-03-09', true],
    ['only until the day it expires', null, '2026-03-10', '2026-03-10', false],
    ['between its dates', '2025-07-01', '2025-08-01', '2025-07-31', true],
    ['for one year only', '2025-07-01', '2025-08-01', '2026-07-15', false],
  ])('%s', (_when, start, expiry, today, isShown) => {
    expect(isCardShown({ ...always, start, expiry }, { today, selectedTypes: [] })).toBe(isShown)
  })

  test.each([
    ['2025-06-30T13:59:59Z', 'Australia/Brisbane', false],
    ['2025-06-30T14:00:00Z', 'Australia/Brisbane', true],
    ['2025-06-30T14:00:00Z', 'Australia/Perth', false],
    ['2025-07-31T13:59:59Z', 'Australia/Brisbane', true],
    ['2025-07-31T14:00:00Z', 'Australia/Brisbane', false],
    ['2025-07-31T14:00:00Z', 'Australia/Perth', true],
  ])('by the dealer’s calendar: at %s in %s', (moment, timeZone, isShown) => {
    const july = { ...always, start: '2025-07-01', expiry: '2025-08-01' }

    expect(isCardShown(july, { today: dayIn(timeZone, new Date(moment)), selectedTypes: [] })).toBe(isShown)
  })
})

describe('SRCH-12 a marketing card has display types', () => {
  test.each<[CardRules['displayTypes'], boolean, string[], boolean]>([
    // Not strict: shown while any selected type is a display type, or while no type is selected.
    [['new'], false, [], true],
    [['new'], false, ['new'], true],
    [['new'], false, ['used'], false],
    [['new'], false, ['new', 'used'], true],
    [['new', 'demo'], false, ['used'], false],
    [['new', 'demo'], false, ['demo', 'used'], true],
    // Strict: shown while every selected type is a display type.
    [['new'], true, ['new'], true],
    [['new'], true, ['used'], false],
    [['new'], true, ['new', 'used'], false],
    [['new', 'demo'], true, ['new', 'demo'], true],
    [['new', 'demo'], true, ['demo'], true],
    [['new', 'demo'], true, ['new', 'demo', 'used'], false],
    [['new'], true, [], false],
    // An unknown type matches nothing.
    [['new', 'demo', 'used'], false, ['<script>'], false],
  ])('%j (strict: %s), with %j selected: %s', (displayTypes, strictDisplay, selectedTypes, isShown) => {
    const card = { ...always, displayTypes, strictDisplay }

    expect(isCardShown(card, { today: '2026-03-10', selectedTypes })).toBe(isShown)
  })
})
