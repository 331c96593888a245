import { expect, test } from 'vitest'
import { isQueueOver } from './queue-limits.ts'

test.each([
  ['the first offer went unanswered', [true, false], false],
  ['two in a row went unanswered', [true, true, false, true], false],
  ['three in a row went unanswered', [true, true, true, false], true],
  ['three went unanswered, but not in a row', [true, false, true, true], false],
  ['nobody was offered anything', [], false],
])('RSV-06 is the queue over when %s', (_when, unanswered, isOver) => {
  expect(isQueueOver(unanswered)).toBe(isOver)
})
