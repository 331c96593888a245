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

describe('LEAD-09 what a person sends is fine', () => {
  test.each<[string, Partial<SpamSignals>]>([
    ['as usual', {}],
    ['where no proof is asked', { proof: 'not asked' }],
    ['with a link or two', { linksInMessage: 2 }],
    ['in three seconds, with what the browser had filled in', { secondsOnForm: 3 }],
    ['for the sixth time, from an office', { recentSubmissions: 6 }],
    ['a day after the form was opened', { secondsOnForm: 86_400 }],
    ['without scripts, so without a proof', { proof: 'missing' }],
    ['while the captcha’s own service is away', { proof: 'unknown' }],
  ])('%s', (_what, wishes) => {
    expect(spamVerdict({ ...person, ...wishes })).toEqual({ verdict: 'fine' })
  })

  test('by a program of theirs, which has no form to open', () => {
    const program = { ...person, isProgram: true, secondsOnForm: null, proof: 'not asked' as const }
    expect(spamVerdict(program)).toEqual({ verdict: 'fine' })
  })
})

describe('LEAD-09 what looks like spam is kept, with what gave it away', () => {
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
  ])('%o', (wishes, signs) => {
    expect(spamVerdict({ ...person, ...wishes })).toEqual({ verdict: 'suspect', signs })
  })
})

test.each(['false', 'expired', 'spent'] as const)(
  'LEAD-09 a proof that is %s is asked for again, whatever else there is',
  (proof) => {
    expect(spamVerdict({ ...person, proof, hasFilledHoneypot: true })).toEqual({
      verdict: 'challenge',
      because: 'proof',
    })
  },
)

test('LEAD-09 a flood is asked to wait', () => {
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
])('LEAD-09 the links in %j are counted', (text, count) => {
  expect(linksIn(text)).toBe(count)
})

test('LEAD-09 who is stopped is told how to go on', () => {
  const reach = { phone: '07 7010 0001', email: 'sales@harbour.example' }

  expect(challengeMessage({ verdict: 'challenge', because: 'too many' }, reach, 7)).toBe(
    'You have sent us a lot in a short time. Please try again in 7 minutes, or call 07 7010 0001 or write to sales@harbour.example.',
  )
  expect(
    challengeMessage({ verdict: 'challenge', because: 'too many' }, { phone: null, email: null }, 1),
  ).toBe('You have sent us a lot in a short time. Please try again in a minute.')
  expect(challengeMessage({ verdict: 'challenge', because: 'proof' }, { ...reach, email: null }, 1)).toBe(
    'We could not make sure that no robot sent this. Please press the button once more, or call 07 7010 0001. All you wrote is still here.',
  )
})
