import type { SendSms } from './port.ts'

const PATIENCE_MS = 15_000
const MAX_REASON_LENGTH = 300

export type SmsGateway = {
  /** For example `https://api.twilio.com`. */
  origin: string
  account: string
  token: string
  /** The sender’s number or name. */
  from: string
}

/** Sends text messages through Twilio’s Messages API, which other gateways support too. */
export function twilioSms({ origin, account, token, from }: SmsGateway): SendSms {
  const address = `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return async ({ to, text }) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const said = (await answer.text()).slice(0, MAX_REASON_LENGTH)
      if (answer.ok) return { outcome: 'sent', answer: `HTTP ${answer.status}` }
      return { outcome: 'failed', problem: `sms ${answer.status}`, reason: `HTTP ${answer.status}: ${said}` }
    } catch (error) {
      return { outcome: 'failed', problem: 'sms unreachable', reason: String(error) }
    }
  }
}
