import { expect, test } from 'vitest'
import { isBot } from './is-bot.ts'

test.each([
  ['nothing about it is suspect', { suspect: false, fields: {} }, false],
  ['it was only quick', { suspect: true, fields: { spam_signs: ['too quick'] } }, false],
  ['it was quick and more', { suspect: true, fields: { spam_signs: ['too quick', 'links'] } }, true],
  ['it filled in a hidden field', { suspect: true, fields: { spam_signs: ['honeypot'] } }, true],
  ['it is suspect for an unknown reason', { suspect: true, fields: {} }, true],
])('RSV-02 is a form a bot’s: %s', (_when, form, bot) => {
  expect(isBot(form)).toBe(bot)
})
