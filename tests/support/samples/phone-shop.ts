import { actStore } from '#data/customers/counted-acts.ts'
import { createToken } from '#operations/customers/secret-token.ts'
import { sendCode } from '#operations/customers/send-code.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { testDatabase } from '../database/database.ts'
import { dealership } from './dealership.ts'

export const visitor = { kind: 'visitor', address: '203.0.113.7', isProgram: false } as const

/** A dealer whose text messages arrive in a list. */
export async function phoneShop(site: SiteOverrides = {}) {
  const messages: { to: string; text: string }[] = []
  const sendSms: Dealership['sendSms'] = async ({ to, text }) => {
    messages.push({ to, text })
    return { outcome: 'sent', answer: 'ok' }
  }
  const desk: Dealership = { ...(await dealership({ site })), sendSms }
  const send = (phone: string, browserToken: string, actor: typeof visitor | ReturnType<typeof from>) =>
    sendCode({ phone, browserToken, host: 'shop.example', fields: {}, actor }, desk)
  return {
    desk,
    messages,
    ask: (phone: string, actor: typeof visitor | ReturnType<typeof from> = from(messages.length)) =>
      send(phone, createToken(), actor),
    async codeFor(phone: string) {
      const browserToken = createToken()
      expect(await send(phone, browserToken, from(messages.length))).toEqual({ outcome: 'sent' })
      return { browserToken, code: messages.at(-1)?.text.slice(0, 6) ?? '' }
    },
    /** Makes every counted act half a minute older. The process itself still remembers what was full. */
    async waitForResend(wait = '31 seconds') {
      const { db } = testDatabase()
      await db.execute(sql`update counted_acts
        set times = array(select t - ${wait}::interval from unnest(times) t) where site_id = ${desk.siteId}`)
      desk.acts = actStore(db, desk.siteId)
    },
  }
}

/** A visitor at another address. */
export function from(number: number) {
  return { ...visitor, address: `198.51.${Math.trunc(number / 250)}.${number % 250}` }
}

type SiteOverrides = NonNullable<Parameters<typeof dealership>[0]>['site']
