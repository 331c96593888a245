import { describe, expect, test } from 'vitest'
import { createToken } from '#operations/customers/secret-token.ts'
import { originOf } from '../../support/browser/visit.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'
import { accessPage } from './access-page.ts'
import { type Access, addresses, unusedModules } from './route-access.ts'

const dealer = await dealership({ stock: [{ slug: 'a-car' }] })
const kim = await signedIn(dealer)
const lee = await signedIn(await dealership())
const visitors = { stranger: {}, customer: kim.headers, 'customer of another site': lee.headers }
type Answers = Record<keyof typeof visitors, string>

const signIn = /^(?:30[23] \/sign-in|401)/
const allAlike = ({ stranger, ...others }: Answers) => Object.values(others).every((one) => one === stranger)
const onlyForCustomers = (answers: Answers) =>
  signIn.test(answers.stranger) &&
  answers['customer of another site'] === answers.stranger &&
  !signIn.test(answers.customer)

/** What the answers have to look like, with a made-up secret in the address and nothing in the form. */
const isAsSaid: Record<Access, (answers: Answers) => boolean> = {
  anyone: (answers) =>
    allAlike(answers) && /^(?:200|30[128] \/(?!sign-in)|400|404|415|422)/.test(answers.stranger),
  customer: onlyForCustomers,
  link: (answers) => allAlike(answers) && answers.stranger.startsWith('404'),
  browser: (answers) => allAlike(answers) && /^(?:302 \/success$|400)/.test(answers.stranger),
  'lead id': (answers) => allAlike(answers) && answers.stranger.startsWith('404'),
  provider: (answers) => allAlike(answers) && answers.stranger.startsWith('400'),
  demo: (answers) => allAlike(answers) && answers.stranger.startsWith('404'),
  nobody: (answers) => allAlike(answers) && answers.stranger.startsWith('405'),
}

/** These differ from their kind, and why. */
const exceptions: Record<string, { read?: RegExp; change?: RegExp }> = {
  // Who has signed in is led on. Codes can't be sent here.
  '/sign-in': { read: /^200 303 \/account 200$/, change: /^503 303 \/account 503$/ },
  // Only a site that stores valuations has something to refuse; this one says that it stored nothing.
  '/api/miscellaneous': { change: /^200 200 200$/ },
  // Leads back to the page, which says that there is no such request.
  '/appointments/requests/:request': { change: /^(303 \/appointments\/requests\/\S+ ?){3}$/ },
}

/** Calls that are read before the customer is asked for. */
const bodies: Record<string, object> = {
  '/api/saved-searches': { address: '/search?make=Toyota' },
  '/api/saved-searches/remove': { address: '/search?make=Toyota' },
  '/api/watchlist/save-car': { phone_number: kim.phone, car_id: 'x' },
  '/api/watchlist/remove-car': { phone_number: kim.phone, car_id: 'x' },
  '/api/watchlist/merge': { cars: [] },
  '/api/miscellaneous': { lead_id: crypto.randomUUID(), column_name: 'valuation', id: 'x', low: 1, high: 2 },
}

describe('OPS-05 who may do what', () => {
  test('is said of every address, and of nothing else', () => {
    expect(addresses.filter(({ access }) => access === null)).toEqual([])
    expect(unusedModules).toEqual([])
  })

  test('is on a page (npx vitest run --project pages tests/pages/access -u)', async () => {
    await expect(accessPage()).toMatchFileSnapshot('../../../docs/access.md')
  })

  test.each(addresses)('is so at $pattern', async ({ pattern, access }) => {
    if (!access) return
    const read = await answers(pattern, 'GET')
    const change = await answers(pattern, access.change === 'lead id' && !bodies[pattern] ? 'PATCH' : 'POST')

    const { read: ownRead, change: ownChange } = exceptions[pattern] ?? {}
    expect({ read, change }).toSatisfy(() =>
      ownRead ? ownRead.test(Object.values(read).join(' ')) : isAsSaid[access.read](read),
    )
    expect({ change, read }).toSatisfy(() =>
      ownChange ? ownChange.test(Object.values(change).join(' ')) : isAsSaid[access.change](change),
    )
  })
})

async function answers(pattern: string, method: string): Promise<Answers> {
  const ask = wholeApp(dealer)
  const path = addressOf(pattern)
  const found: [string, string][] = []
  for (const [who, headers] of Object.entries(visitors)) {
    found.push([who, await answerTo(path, method, headers)])
  }
  return Object.fromEntries(found) as Answers

  async function answerTo(address: string, how: string, headers: Record<string, string>) {
    const isCall = address.startsWith('/api/')
    const sent = {
      method: how,
      headers: {
        origin: originOf(dealer),
        'content-type': isCall ? 'application/json' : 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: isCall ? JSON.stringify(bodies[pattern] ?? {}) : '',
    }
    const response = await ask(address, how === 'GET' ? { headers } : sent)
    const location = response.headers.get('location')?.replace(originOf(dealer), '') ?? ''
    return [response.status, location.split('?')[0]].filter(Boolean).join(' ')
  }
}

const secret = createToken()

/** An address of the pattern: a vehicle that exists, and secrets and ids that don't. */
function addressOf(pattern: string) {
  return pattern
    .replaceAll(/\/:(?:scope|model)\?/g, '')
    .replace(/:(?:token|request)\b/, secret)
    .replace(/\/:slug\?/, '')
    .replace(/^\/(api\/)?cars\/:(?:slug|id)/, '/$1cars/a-car')
    .replaceAll(/:\w+/g, 'unknown')
    .replace('*', 'no/such/page')
}
