import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { loggedApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()
const number = '0491 570 110'

test('SAVE-01 after a whole sign-in, neither the code nor a token is in a log line, an address or a table', async () => {
  const messages: string[] = []
  const dealer: Dealership = {
    ...(await dealership({ site: { forms: { captcha: 'off' } } })),
    async sendSms({ text }) {
      messages.push(text)
      return { outcome: 'sent', answer: 'ok' }
    },
  }
  const { ask, lines } = loggedApp(dealer)
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      headers: { origin: originOf(dealer), cookie },
      body: new URLSearchParams(fields),
    })

  const asked = await post('/sign-in', { phone: number })
  const codeStep = asked.headers.get('location') ?? ''
  const browser = cookieOf(asked, 'code-request')
  const code = messages[0]?.slice(0, 6) ?? ''
  const wrong = await post(
    codeStep,
    { do: 'confirm', code: code === '000000' ? '1' : '000000' },
    browser.pair,
  )
  const right = await post(codeStep, { do: 'confirm', code }, browser.pair)
  const session = cookieOf(right, 'session')
  const account = await ask('/account', { headers: { cookie: session.pair } })
  expect([asked.status, wrong.status, right.status, account.status]).toEqual([303, 422, 303, 200])

  const token = await dealer.seal.open('session', session.value)
  const tokens = [browser.pair, browser.value, session.pair, session.value, token ?? 'none']
  const places = {
    log: JSON.stringify(lines),
    addresses: [asked, right].map(({ headers }) => headers.get('location')).join(' '),
    tables: await everythingStored(),
  }
  expect(places.log).toContain('"msg":"request"')
  expect(places.tables).toContain('+61491570110')
  for (const text of Object.values(places)) {
    for (const secret of tokens) expect(text).not.toContain(secret)
    // Fractions of seconds have six digits too.
    expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`))
  }
})

/** A cookie as a browser sends it back, and its value. */
function cookieOf({ headers }: Response, name: string) {
  const [pair = ''] =
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';') ?? []
  const encoded = decodeURIComponent(pair.slice(name.length + 1))
  const value: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString())
  return { pair, value: String(value) }
}

/** Every row that names a person or a secret, as text. Vehicles and prices have numbers of six digits too. */
async function everythingStored() {
  const tables = [
    'customers',
    'customer_sessions',
    'sign_in_codes',
    'counted_acts',
    'leads',
    'events',
    'outbox',
  ]
  const rows = await Promise.all(
    tables.map((table) =>
      db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`),
    ),
  )
  return rows.flatMap((result) => result.rows.map(({ row }) => row)).join('\n')
}
