import { describe, expect, test } from 'vitest'
import {
  lastChange,
  liveVersion,
  nextChange,
  previewedVersion,
  versionsFrom,
  versionState,
} from './live-version.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const versions = [
  { number: 1, liveFrom: at(1) },
  { number: 2, liveFrom: at(10) },
  { number: 3, liveFrom: at(5) },
  { number: 4, liveFrom: null },
]

describe('RNG-05 the live version of a document', () => {
  test.each([
    [0, null],
    [1, 1],
    [4, 1],
    [5, 3],
    [9, 3],
    [10, 2],
    [30, 2],
  ])('on day %i is version %s', (day, number) => {
    expect(liveVersion(versions, at(day))?.number ?? null).toBe(number)
  })

  test('is the newer of two that went live at the same moment', () => {
    expect(liveVersion([...versions, { number: 5, liveFrom: at(10) }], at(10))?.number).toBe(5)
  })

  test('changes when the next scheduled one is due, and last changed when one went live', () => {
    expect(nextChange(versions, at(2))).toEqual(at(5))
    expect(nextChange(versions, at(5))).toEqual(at(10))
    expect(nextChange(versions, at(10))).toBeNull()
    expect([0, 1, 6, 30].map((day) => lastChange(versions, at(day)))).toEqual([null, at(1), at(5), at(10)])
    expect(versionsFrom(versions, at(6)).map(({ number }) => number)).toEqual([2, 3])
  })
})

describe('RNG-05 a preview', () => {
  test('shows the newest draft, and before it was outdated only', () => {
    expect(previewedVersion(versions, at(6))?.number).toBe(4)
    expect(previewedVersion([...versions, { number: 5, liveFrom: at(6) }], at(6))?.number).toBe(5)
  })

  test('shows what will be live then', () => {
    expect(previewedVersion(versions.slice(0, 3), at(12))?.number).toBe(2)
  })
})

test('RNG-05 a version is a draft, scheduled, live or past', () => {
  expect(versions.map((version) => versionState(version, versions, at(6)))).toEqual([
    'past',
    'scheduled',
    'live',
    'draft',
  ])
})
