import { describe, expect, test } from 'vitest'
import { linksIn, type SpamSignals, spamVerdict } from './spam-verdict.ts'
import { challengeMessage } from './challenge-message.ts'

const person: SpamSignals = {
  hasFilledHoneypot: false,
  secondsOnForm: 40,
  proof: 'good',
  linksInMessage: 0,
  recentSubmissions: 1,
  isProgram: false,
}

describe('LEAD-09 a person’s form is accepted', () => {
  test.each<[string, Partial<SpamSignals>]>([
    ['with the default signals', {}],
    ['where the site requires no proof', { proof: 'not asked' }],
    ['with a link or two', { linksInMessage: 2 }],
    ['in three seconds, with the browser’s autofill', { secondsOnForm: 3 }],
    ['as the sixth from one office', { recentSubmissions: 6 }],
    ['a day after the form was opened', { secondsOnForm: 86_400 }],
    ['without scripts, so without a proof', { proof: 'missing' }],
    ['while the captcha service is down', { proof: 'unknown' }],
  ])('%s', (_case, overrides) => {
    expect(spamVerdict({ ...person, ...overrides })).toEqual({ verdict: 'fine' })
  })

  test('sent by an API client, which opens no form', () => {
    const program = { ...person, isProgram: true, secondsOnForm: null, proof: 'not asked' as const }
    expect(spamVerdict(program)).toEqual({ verdict: 'fine' })
  })
})

describe('LEAD-09 possible spam is stored with its signs', () => {
  test.each<[Partial<SpamSignals>, string[]]>([
    [{ hasFilledHoneypot: true }, ['honeypot']],
    [{ secondsOnForm: null }, ['no time']],
    [{ secondsOnForm: 2 }, ['too quick']],
    [{ linksInMessage: 3 }, ['links']],
    [{ recentSubmissions: 7 }, ['many']],
    [{ hasFilledHoneypot: true, secondsOnForm: 0, linksInMessage: 9 }, ['honeypot', 'too quick', 'links']],
    [{ proof: 'missing', secondsOnForm: 5 }, ['too quick']],
    [{ proof: 'missing', linksInMessage: 1 }, ['links']],
    [{ proof: 'unknown', recentSubmissions: 4 }, ['many']],
    [{ proof: 'missing', isProgram: true, secondsOnForm: null }, ['no proof']],
  ])('%o', (overrides, signs) => {
    expect(spamVerdict({ ...person, ...overrides })).toEqual({ verdict: 'suspect', signs })
  })
})

test.each(['false', 'expired', 'spent'] as const)(
  'LEAD-09 a proof that is %s leads to a challenge, whatever the other signals',
  (proof) => {
    expect(spamVerdict({ ...person, proof, hasFilledHoneypot: true })).toEqual({
      verdict: 'challenge',
      because: 'proof',
    })
  },
)

test('LEAD-09 a flood of forms is asked to wait', () => {
  expect(spamVerdict({ ...person, recentSubmissions: 20 })).toMatchObject({ verdict: 'suspect' })
  expect(spamVerdict({ ...person, recentSubmissions: 21 })).toEqual({
    verdict: 'challenge',
    because: 'too many',
  })
})

test.each([
  ['', 0],
  ['Is it still there? I saw it on your website.', 0],
  ['https://a.example and www.b.example', 2],
  ['[URL=x]cheap[/URL] <a href="x">cheap</a> HTTP://c.example', 3],
])('LEAD-09 counts the links in %j', (text, count) => {
  expect(linksIn(text)).toBe(count)
})

test('LEAD-09 a challenge says what to do next', () => {
  const reach = { phone: '07 7010 0001', email: 'sales@harbour.example' }

  expect(challengeMessage({ verdict: 'challenge', because: 'too many' }, reach, 7)).toBe(
    'You’ve sent us several enquiries in a short time. Please try again in 7 minutes, or call 07 7010 0001 or email sales@harbour.example.',
  )
  expect(
    challengeMessage({ verdict: 'challenge', because: 'too many' }, { phone: null, email: null }, 1),
  ).toBe('You’ve sent us several enquiries in a short time. Please try again in a minute.')
  expect(challengeMessage({ verdict: 'challenge', because: 'proof' }, { ...reach, email: null }, 1)).toBe(
    'We couldn’t confirm that a person sent this. Please press the button again, or call 07 7010 0001. Everything you wrote is still here.',
  )
})
