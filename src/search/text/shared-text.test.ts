import { expect, test } from 'vitest'
import { sharedText } from './shared-text.ts'

test('SRCH-17 a shared text equals its original, whatever characters it has', () => {
  for (const text of ['', 'ute', 'Citroën C4', '日産', '🚙 4×4', 'half a pair \ud83d', 'x'.repeat(10_000)]) {
    expect(sharedText(text)).toBe(text)
    expect(sharedText(text), 'the second time').toBe(text)
  }
})
