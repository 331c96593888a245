import { expect, test } from 'vitest'
import { codeMessage, readCode } from './sign-in-code.ts'

test.each(['123456', ' 123 456 ', '123-456', '123–456', '１２３４５６', '\u200b123456', '1 2 3 4 5 6'])(
  'SAVE-01 %j is read as a code',
  (text) => {
    expect(readCode(text)).toBe('123456')
  },
)

test.each(['', '12345', '1234567', 'abcdef', '12345６７', '१२३४५६', '1'.repeat(5000)])(
  'SAVE-01 %j is no code',
  (text) => {
    expect(readCode(text)).toBeNull()
  },
)

test('SAVE-01 the message ends with the line that phones read, for this host only', () => {
  const message = codeMessage({ code: '012345', dealerName: 'Copperjack', host: 'copperjack.example' })
  expect(message).toContain('012345 is your Copperjack sign-in code.')
  expect(message.split('\n').at(-1)).toBe('@copperjack.example #012345')
  expect(message.length).toBeLessThanOrEqual(160)
})
