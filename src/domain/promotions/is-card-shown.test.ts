import { describe, expect, test } from 'vitest'
import { dayIn } from '../shared/day.ts'
import { type CardRules, isCardShown } from './is-card-shown.ts'

const always: CardRules = {
  displayTypes: ['new', 'demo', 'used'],
  strictDisplay: false,
  start: null,
  expiry: null,
}

describe('SRCH-12 a marketing card runs', () => {
  test.each([
    ['without dates', null, null, '2026-03-10', true],
    ['not before its first day', '2026-03-10', null, '2026-03-09', false],
    ['from its first day on', '2026-03-10', null, '2026-03-10', true],
    ['up to the day before it expires', null, '2026-03-10', '2026-03-09', true],
    ['no longer on the day it expires', null, '2026-03-10', '2026-03-10', false],
    ['between the two', '2025-07-01', '2025-08-01', '2025-07-31', true],
    ['never again', '2025-07-01', '2025-08-01', '2026-07-15', false],
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
  ])('by the dealer’s own calendar: at %s in %s', (moment, timeZone, isShown) => {
    const july = { ...always, start: '2025-07-01', expiry: '2025-08-01' }

    expect(isCardShown(july, { today: dayIn(timeZone, new Date(moment)), selectedTypes: [] })).toBe(isShown)
  })
})

describe('SRCH-12 a marketing card is for kinds of stock', () => {
  test.each<[CardRules['displayTypes'], boolean, string[], boolean]>([
    // Loosely: while any that is selected is one of its own, or none is selected.
    [['new'], false, [], true],
    [['new'], false, ['new'], true],
    [['new'], false, ['used'], false],
    [['new'], false, ['new', 'used'], true],
    [['new', 'demo'], false, ['used'], false],
    [['new', 'demo'], false, ['demo', 'used'], true],
    // Strictly: while every one that is selected is one of its own.
    [['new'], true, ['new'], true],
    [['new'], true, ['used'], false],
    [['new'], true, ['new', 'used'], false],
    [['new', 'demo'], true, ['new', 'demo'], true],
    [['new', 'demo'], true, ['demo'], true],
    [['new', 'demo'], true, ['new', 'demo', 'used'], false],
    [['new'], true, [], false],
    // What is selected may be nothing we know.
    [['new', 'demo', 'used'], false, ['<script>'], false],
  ])('for %j (strict: %s), with %j selected: %s', (displayTypes, strictDisplay, selectedTypes, isShown) => {
    const card = { ...always, displayTypes, strictDisplay }

    expect(isCardShown(card, { today: '2026-03-10', selectedTypes })).toBe(isShown)
  })
})
