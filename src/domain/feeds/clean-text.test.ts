import { expect, test } from 'vitest'
import { cleanLine, cleanLines, placeholderKey } from './clean-text.ts'

test('OPS-02 control characters and marks that change the text direction are removed', () => {
  expect(cleanLine('Hi\u0000Lux\u202E\u200B SR5\u0007')).toBe('HiLux SR5')
  expect(cleanLine('half a pair \uD83D!')).toBe('half a pair !')
})

test('OPS-02 whitespace of all kinds becomes single spaces, and letters keep their accents', () => {
  expect(cleanLine('  Land\u00A0Rover\n Défender ')).toBe('Land Rover Défender')
})

test('OPS-02 comments keep their line breaks', () => {
  expect(cleanLines('One owner\r\n\r\n\r\n\r\nLog  books \t here\n')).toBe('One owner\n\nLog books here')
})

test('OPS-02 a placeholder matches in any spacing and case', () => {
  expect(placeholderKey(' N / A')).toBe(placeholderKey('n/a'))
})
