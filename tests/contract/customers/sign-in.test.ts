import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createToken } from '#operations/customers/secret-token.ts'
import { customerOfSession, sessionCookieValue } from '#operations/customers/session.ts'
import { signIn } from '#operations/customers/sign-in.ts'
import { signOut } from '#operations/customers/sign-out.ts'
import { testDatabase } from '../../support/database/database.ts'
import { isFullRun } from '../../support/weight.ts'
import { from, phoneShop, visitor } from '../../support/samples/phone-shop.ts'

const { db } = testDatabase()
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

describe('SAVE-01 a one-time code', () => {
  test('signs in the browser that asked for it, once, whatever the number of simultaneous requests', async () => {
    const phone = await phoneShop()
    const { browserToken, code } = await phone.codeFor('0491 570 006')

    const results = await Promise.all(
      Array.from({ length: 5 }, () => signIn({ code, browserToken, userAgent, actor: visitor }, phone.desk)),
    )

    expect(results.filter(({ outcome }) => outcome === 'signed in')).toHaveLength(1)
    const signedIn = results.find((result) => result.outcome === 'signed in')
    const cookie = await sessionCookieValue(signedIn?.sessionToken ?? '', phone.desk)
    expect(await customerOfSession(cookie, visitor, phone.desk)).toMatchObject({
      kind: 'customer',
      phone: '+61491570006',
    })
    expect(await phone.desk.sessions.of(signedIn?.customerId ?? '')).toMatchObject([
      { device: 'Safari on iPhone' },
    ])
  })

  test('works in no other browser and on no other site', async () => {
    const [here, there] = [await phoneShop(), await phoneShop()]
    const { browserToken, code } = await here.codeFor('0491570156')

    expect(await signIn({ code, browserToken: createToken(), userAgent, actor: visitor }, here.desk)).toEqual(
      {
        outcome: 'gone',
      },
    )
    expect(await signIn({ code, browserToken, userAgent, actor: visitor }, there.desk)).toEqual({
      outcome: 'gone',
    })
  })

  test('is tried five times in a quarter of an hour per number, whatever the number of codes, browsers and processes', async () => {
    const shop = await phoneShop()
    const first = await shop.codeFor('0491 570 157')
    const guesses = Array.from({ length: 40 }, (_, guess) =>
      signIn(
        { code: wrong(first.code, guess), browserToken: first.browserToken, userAgent, actor: from(guess) },
        shop.desk,
      ),
    )
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'too many')).toHaveLength(35)

    await shop.waitForResend()
    const second = await shop.codeFor('0491 570 157')
    expect(
      await signIn({ ...second, userAgent, actor: visitor }, shop.desk),
      'even the right code of another browser',
    ).toMatchObject({ outcome: 'too many', waitSeconds: expect.any(Number) })
  })

  test('is tried fifteen times a day per number, however long someone keeps guessing', async () => {
    const shop = await phoneShop()
    const outcomes: string[] = []
    for (let quarter = 0; quarter < 5; quarter += 1) {
      const { code, browserToken } = await shop.codeFor('0491 570 158')
      for (let guess = 0; guess < 5; guess += 1) {
        const attempt = { code: wrong(code, guess), browserToken, userAgent, actor: from(quarter) }
        outcomes.push((await signIn(attempt, shop.desk)).outcome)
      }
      await shop.waitForResend('16 minutes')
    }
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(15)
    expect(outcomes.slice(15)).toEqual(Array.from({ length: 10 }, () => 'too many'))
  })

  test('expires after ten minutes', async () => {
    const shop = await phoneShop()
    const sent = await shop.codeFor('0491 570 158')
    await db.execute(sql`update sign_in_codes set expires_at = now() where site_id = ${shop.desk.siteId}`)
    expect(await signIn({ ...sent, userAgent, actor: visitor }, shop.desk)).toEqual({ outcome: 'gone' })
  })

  test('is nowhere in the database, and neither is the session’s token', async () => {
    const shop = await phoneShop()
    const sent = await shop.codeFor('0491 570 159')
    const result = await signIn({ ...sent, userAgent, actor: visitor }, shop.desk)
    const token = result.outcome === 'signed in' ? result.sessionToken : ''

    const { rows } = await db.execute<{ all: string }>(sql`
      select string_agg(row::text, ' ') as all from (
        select to_jsonb(t) as row from sign_in_codes t union all select to_jsonb(t) from customer_sessions t
        union all select to_jsonb(t) from outbox t union all select to_jsonb(t) from events t
        union all select to_jsonb(t) from counted_acts t) everything`)
    expect(token).not.toBe('')
    expect(rows[0]?.all).toContain('+61491570159')
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(sent.browserToken)
    expect(rows[0]?.all).not.toMatch(new RegExp(`\\b${sent.code}\\b`))
  })
})

const BATCHES = isFullRun ? 10 : 2

describe('SAVE-01 the number of codes', () => {
  test('one number gets one in 30 seconds and five in an hour', async () => {
    const shop = await phoneShop()
    await shop.codeFor('0491 570 110')
    expect(await shop.ask('+61 491 570 110')).toMatchObject({ outcome: 'too many', of: 'number' })
    for (let sent = 1; sent < 5; sent += 1) {
      await shop.waitForResend()
      expect(await shop.ask('0491570110')).toEqual({ outcome: 'sent' })
    }
    await shop.waitForResend()
    expect(await shop.ask('0491570110')).toMatchObject({ outcome: 'too many', of: 'number' })
    expect(shop.messages).toHaveLength(5)
  })

  test('one network gets 20 in an hour, and five without proof that a person asked', async () => {
    const open = await phoneShop({ forms: { captcha: 'off' } })
    const asked = await Promise.all(numbers(30).map((number) => open.ask(number, visitor)))
    expect(asked.filter(({ outcome }) => outcome === 'sent')).toHaveLength(20)

    const strict = await phoneShop({ forms: { captcha: 'proof-of-work' } })
    const unproven = await Promise.all(numbers(30).map((number) => strict.ask(number, visitor)))
    expect(unproven.filter(({ outcome }) => outcome === 'sent')).toHaveLength(5)
  })

  /** `npm run prove:sign-in` asks ten thousand times. */
  test('requests from many networks stay inside the site’s budget', async () => {
    const shop = await phoneShop({ customers: { codesPerDay: 12 } })
    const outcomes: string[] = []
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const asked = numbers(100, batch * 100).map((number, at) => shop.ask(number, from(batch * 100 + at)))
      outcomes.push(...(await Promise.all(asked)).map(({ outcome }) => outcome))
    }
    expect(shop.messages).toHaveLength(12)
    expect(outcomes.filter((outcome) => outcome === 'not sent')).toHaveLength(BATCHES * 100 - 12)
  })

  test.each([
    ['a landline', '(07) 3123 4567'],
    ['a service number', '1300 975 707'],
    ['New Zealand', '+64 21 123 4567'],
    ['America', '+1 415 555 2671'],
    ['half a number', '0491'],
    ['nothing', ''],
    ['words', 'call me'],
    ['a very long number', '0'.repeat(5000)],
    ['an extension', '0491 570 006 ext 5'],
  ])('nothing is sent to %s', async (_, number) => {
    const shop = await phoneShop()
    expect(await shop.ask(number)).toEqual({ outcome: 'not a mobile' })
    expect(shop.messages).toEqual([])
  })
})

describe('SAVE-01 a session', () => {
  test('ends at sign-out, and a cookie that this site did not seal opens nothing', async () => {
    const shop = await phoneShop()
    const sent = await shop.codeFor('0491 571 491')
    const result = await signIn({ ...sent, userAgent, actor: visitor }, shop.desk)
    const token = result.outcome === 'signed in' ? result.sessionToken : ''
    const cookie = await sessionCookieValue(token, shop.desk)
    expect(await customerOfSession(cookie, visitor, shop.desk)).not.toBeNull()

    const elsewhere = await phoneShop()
    for (const other of [token, `${cookie}x`, '', 'a.b', await sessionCookieValue(token, elsewhere.desk)]) {
      expect(await customerOfSession(other, visitor, shop.desk)).toBeNull()
    }
    expect(await customerOfSession(cookie, visitor, elsewhere.desk)).toBeNull()

    await signOut(cookie, shop.desk)
    expect(await customerOfSession(cookie, visitor, shop.desk)).toBeNull()
  })

  test.each([
    ['a month without a visit', sql`last_seen_at = '2026-02-01'`],
    ['three months', sql`created_at = '2025-12-01'`],
  ])('ends after %s', async (_, change) => {
    const shop = await phoneShop()
    const sent = await shop.codeFor('0491 571 804')
    const result = await signIn({ ...sent, userAgent, actor: visitor }, shop.desk)
    const cookie = await sessionCookieValue(
      result.outcome === 'signed in' ? result.sessionToken : '',
      shop.desk,
    )
    await db.execute(sql`update customer_sessions set ${change} where site_id = ${shop.desk.siteId}`)
    expect(await customerOfSession(cookie, visitor, shop.desk)).toBeNull()
  })
})

function numbers(count: number, start = 0) {
  return Array.from({ length: count }, (_, at) => `04${String(12_000_000 + start + at)}`)
}

function wrong(code: string, guess: number) {
  return String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0')
}
