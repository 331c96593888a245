import type { Survey } from '../surface/survey-site.ts'
import { visitorOf } from '../surface/visitor.ts'

/** More would push earlier ones out: bookings and reservations are made all the time. */
const MAX_TOKENS = 30
const found =
  /\/(reservations|queue|appointments|requests|payments|purchases|valuations|lead-images|stop|confirm-email)\/([\w.~-]{8,})/g

/** Remembers the secret links that responses and messages have, so that later requests open them too. */
export function rememberLinks({ slugs }: Survey, text: string): void {
  const known = slugs as Map<string, readonly string[]>
  for (const [, folder = '', token = ''] of text.matchAll(found)) {
    const others = (known.get(folder) ?? []).filter((other) => other !== token)
    known.set(folder, [...others, token].slice(-MAX_TOKENS))
  }
}

let numbers = 0

/** The cookies of a new customer; `null` if they could not sign in. The links of what the site has sent so far are remembered. */
export async function newCustomer(survey: Survey, port: number): Promise<string | null> {
  const visitor = visitorOf(survey.host, port)
  numbers += 1
  const isSignedIn = await visitor.signIn(`04${String(91_570_000 + numbers)}`)
  rememberLinks(survey, (await visitor.get('/sandbox/messages.json')).body)
  return isSignedIn ? visitor.cookieHeader() : null
}
