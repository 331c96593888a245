import { expect, test } from 'vitest'
import { readLookup, readSelection } from './read-lookup.ts'
import { isLinkValid } from './trade-in-draft.ts'
import { openStep, shownStep, stepAfter } from './wizard-steps.ts'

const withImages = { imageUpload: true }
const without = { imageUpload: false }

test.each([
  ['vehicle', 'candidates', withImages, 'selection'],
  ['vehicle', 'candidates', without, 'selection'],
  ['vehicle', 'identified', withImages, 'photos'],
  ['vehicle', 'identified', without, 'details'],
  ['vehicle', 'described', withImages, 'details'],
  ['vehicle', 'not-found', withImages, 'vehicle'],
  ['vehicle', 'unavailable', withImages, 'vehicle'],
  ['selection', 'identified', withImages, 'photos'],
  ['selection', 'identified', without, 'details'],
  ['selection', 'not-found', withImages, 'vehicle'],
  ['selection', 'unavailable', withImages, 'selection'],
  ['photos', 'photos-done', withImages, 'details'],
] as const)('TRD-01 from %s, %s with %o leads to %s', (step, event, switches, next) => {
  expect(stepAfter(step, event, switches)).toBe(next)
})

test('TRD-08 an address shows the step it names once the draft has come so far, and not a step that it skipped', () => {
  const chosen = { result: 'identified', candidates: ['A', 'B'] } as const
  const direct = { ...chosen, candidates: [] }

  expect(openStep(chosen, withImages)).toBe('photos')
  expect(openStep(chosen, without)).toBe('details')
  expect(shownStep('selection', chosen, withImages)).toBe('selection')
  expect(shownStep('details', chosen, withImages)).toBe('details')
  expect(shownStep('vehicle', chosen, withImages)).toBe('vehicle')
  expect(shownStep('nonsense', chosen, withImages)).toBe('photos')
  expect(shownStep('selection', direct, withImages)).toBe('photos')
  expect(shownStep('photos', direct, without)).toBe('details')
  expect(shownStep('photos', { ...direct, result: 'described' }, withImages)).toBe('details')
  expect(shownStep('details', { ...chosen, result: 'candidates' }, withImages)).toBe('selection')
  expect(shownStep('details', { ...direct, result: 'not-found' }, withImages)).toBe('vehicle')
})

test('TRD-04 the first step needs a registration and a state', () => {
  const required = '* This field is required'

  expect(readLookup({ rego: ' abc-12 3 ', state: 'QLD' })).toEqual({ rego: 'ABC123', state: 'qld' })
  expect(readLookup({})).toEqual({
    errors: [
      { field: 'rego', message: required },
      { field: 'state', message: required },
    ],
  })
  expect(readLookup({ rego: '<script>', state: 'qld' })).toMatchObject({ errors: [{ field: 'rego' }] })
  expect(readLookup({ rego: 'A'.repeat(11), state: 'nz' })).toMatchObject({
    errors: [{ field: 'rego' }, { field: 'state', message: required }],
  })
})

test('TRD-04 the second step needs one of the candidates', () => {
  const message = '* Please choose one car.'

  expect(readSelection({ manualEntry: 'B' }, ['A', 'B'])).toEqual({ chosen: 'B' })
  expect(readSelection({ manualEntry: 'C' }, ['A', 'B'])).toEqual({
    errors: [{ field: 'manualEntry', message }],
  })
  expect(readSelection({}, ['A'])).toEqual({ errors: [{ field: 'manualEntry', message }] })
})

test('TRD-08 a link works for seven days, and as long as the offer that it leads to', () => {
  const draft = { begunAt: '2026-03-01T00:00:00Z', offer: null }
  const offer = {
    id: 'V1',
    lowCents: 1,
    highCents: 2,
    questions: [],
    adjusted: null,
    answers: {},
    validUntil: '2026-03-12',
    decision: null,
  }

  expect(isLinkValid(draft, new Date('2026-03-07T23:59:59Z'))).toBe(true)
  expect(isLinkValid(draft, new Date('2026-03-08T00:00:00Z'))).toBe(false)
  expect(isLinkValid({ ...draft, offer }, new Date('2026-03-13T12:00:00Z'))).toBe(true)
  expect(isLinkValid({ ...draft, offer }, new Date('2026-03-14T00:00:00Z'))).toBe(false)
})
