import type { Dealership } from '#operations/sites/dealership.ts'
import { takingTime } from './human.ts'
import { sampleEnquiry } from '../samples/sample-enquiry.ts'
import { originOf, visit } from './visit.ts'

const { name, email, phone, category, message, terms_conditions } = sampleEnquiry

/** The answers to the first step of a form, and to the last step of the default one. */
export const details = { step: 'details', name, email, phone, PreferredContactMethod: 'SMS' }
export const enquiry = { step: 'enquiry', category, message, terms_conditions }

/** A visitor who takes their time, in a browser without scripts that keeps the form's cookie beside those it has. */
export function visitorOf(dealer: Dealership, cookies = '') {
  const jar = new Map(
    cookies
      .split('; ')
      .filter(Boolean)
      .map((pair): [string, string] => [pair.split('=', 1)[0] ?? '', pair]),
  )
  const cookie = () => [...jar.values()].join('; ')
  const headers = () => ({ origin: originOf(dealer), ...(cookie() !== '' && { cookie: cookie() }) })
  return {
    dealer,
    cookie,
    opens: (path: string) => visit(dealer, path, { headers: headers() }),
    async sends(path: string, fields: Record<string, string>) {
      const body = new URLSearchParams({ ...(await takingTime(dealer)), ...fields })
      const answer = await visit(dealer, path, { method: 'POST', body, headers: headers() })
      const [given] = answer.headers.getSetCookie().filter((one) => one.startsWith('started='))
      if (given?.includes('Max-Age=0')) jar.delete('started')
      else if (given !== undefined) jar.set('started', given.split(';', 1)[0] ?? '')
      return answer
    },
  }
}

export function startIn(html: string) {
  return /name="start" value="([\w-]{22})"/.exec(html)?.[1] ?? ''
}

export function valueOf(html: string, field: string) {
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? ''
  return /value="([^"]*)"/.exec(input)?.[1]
}
