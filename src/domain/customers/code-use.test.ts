import { expect, test } from 'vitest'
import { areFewCodesUsed } from './code-use.ts'

test.each([
  { sent: 300, used: 0, is: true },
  { sent: 20, used: 7, is: true },
  { sent: 20, used: 8, is: false },
  { sent: 19, used: 0, is: false },
  { sent: 0, used: 0, is: false },
])('SAVE-01 $used used of $sent codes sent in a day are few: $is', ({ sent, used, is }) => {
  expect(areFewCodesUsed({ sent, used })).toBe(is)
})
