import { createToken, tokenHash } from '#operations/customers/secret-token.ts'
import { sessionCookieValue } from '#operations/customers/session.ts'
import { originOf, visit } from '../../support/browser/visit.ts'
import { page, type Probe } from './probes.ts'
import type { Row } from './row.ts'

const PHONE = '+61491570099'
const at = 'promotions.spinToWin'
const wheel = page('/spin-to-win')

/** What the same customer sees after a spin. They have one for each promotion. */
const result: Probe = async (dealer) => {
  const { id } = await dealer.customers.withPhone(PHONE)
  const token = createToken()
  await dealer.sessions.start({ tokenHash: tokenHash(token), customerId: id, device: 'A browser' })
  const sealed = await sessionCookieValue(token, dealer)
  const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(sealed)).toString('base64'))}`
  const headers = { cookie, origin: originOf(dealer) }
  await visit(dealer, '/spin-to-win', { method: 'POST', headers, body: new URLSearchParams() })
  return (await visit(dealer, '/spin-to-win', { headers: { cookie } })).text
}

/** A promotion without spins, whose draw still follows the settings. */
const untouched = { [`${at}.id`]: 'untouched' }

/** Where each setting of a spin-to-win promotion shows. */
export const spinRows: Record<string, Row> = {
  [`${at}.id`]: { at: result, to: 'another' },
  [`${at}.title`]: { at: wheel, to: 'Other title' },
  [`${at}.text`]: { at: wheel, to: 'Other text.' },
  [`${at}.from`]: { at: wheel, to: '2026-03-20' },
  [`${at}.until`]: { at: wheel, to: '2026-03-25' },
  [`${at}.terms`]: { at: wheel, to: ['Other terms.'] },
  [`${at}.permits`]: { at: wheel, to: 'Other permits' },
  [`${at}.claimDays`]: { at: result, to: 90 },
  [`${at}.prizes[].id`]: { at: result, to: 'hat' },
  [`${at}.prizes[].name`]: { at: wheel, to: 'Other prize' },
  [`${at}.prizes[].details`]: { at: wheel, to: 'Other details.' },
  [`${at}.prizes[].isWin`]: { at: result, to: false },
  [`${at}.prizes[].share`]: { at: wheel, to: 3, given: untouched },
  [`${at}.prizes[].stock`]: { at: wheel, to: 8, given: untouched },
}
