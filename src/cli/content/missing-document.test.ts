import { expect, test } from 'vitest'
import { missingDocument } from './missing-document.ts'

test('a missing document is named with the version only where one was asked for', () => {
  const ref = { kind: 'page', slug: 'our-story' } as const

  expect(missingDocument(ref, undefined)).toBe('There is no page our-story.')
  expect(missingDocument(ref, 9)).toBe('There is no version 9 of page our-story.')
})
