import type { Answer } from './ask.ts'
import type { Attempt } from './attempts.ts'
import { foreignMarks, marksIn, markOf, placeOf } from './marks.ts'
import type { Customer } from './make-customer.ts'
import type { Dealer } from './make-dealers.ts'

const AT_ONCE = 12
/** Pages, data and API results that the cache keeps, and two pages that it doesn’t. */
const paths =
  `/ /search /search/used-cars /search?sortBy=price-asc /models /cars/car-0 /cars/car-2 /cars/car-4 /contact /locations
  /offers /blog /about-us /service /finance /privacy-policy /compare /watchlist /search.data /cars/car-0.data
  /finance.data /api/search`
    .trim()
    .split(/\s+/)

type Ask = (host: string, attempt: Attempt, more?: Record<string, string>) => Promise<Answer>

/**
 * Two visitors read the pages of all dealers at once: one whom nobody knows, and one who has signed in. Some requests carry
 * headers that have made other caches keep another site's page.
 */
export async function readInterleaved(
  dealers: readonly (Dealer & { customer: Customer })[],
  wanted: number,
  ask: Ask,
) {
  const counts = { reads: 0, 'from the cache': 0, 'with the dealer’s mark': 0, 'with the customer’s mark': 0 }
  const faults: string[] = []
  let nth = 0

  async function readNext(): Promise<void> {
    while (nth < wanted) {
      nth += 1
      const dealer = dealers[(nth * 7919) % dealers.length]
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/'
      if (dealer) await read(dealer, path, nth)
      if (counts.reads % 1000 === 0)
        process.stderr.write(`\r${counts.reads} of ${wanted} reads, faults: ${faults.length}`)
    }
  }

  async function read(dealer: (typeof dealers)[number], path: string, turn: number) {
    const isKnown = turn % 3 === 0
    const attempt: Attempt = {
      what: 'a read',
      method: 'GET',
      path,
      ...(isKnown && { cookie: dealer.customer.cookie }),
    }
    const more = {
      ...(/\.data$|^\/api\//.test(path) && { accept: '*/*' }),
      ...(turn % 10 === 1 && poison(dealers, turn)),
    }
    const { status, isCached, text } = await ask(dealer.host, attempt, more)
    const marks = marksIn(text)
    const foreign = foreignMarks(text, dealer.nth)
    counts.reads += 1
    if (isCached) counts['from the cache'] += 1
    if (marks.has(markOf(dealer.nth))) counts['with the dealer’s mark'] += 1
    else faults.push(`${dealer.host}${path}: ${status} without its mark`)
    const isPersonal = [...marks].some((mark) => mark.startsWith('pq'))
    if (isPersonal) counts['with the customer’s mark'] += 1
    if (foreign.length > 0)
      faults.push(...foreign.map((mark) => `${dealer.host}${path}: ${placeOf(mark, text)}`))
    if (isPersonal && !isKnown) faults.push(`${dealer.host}${path}: a customer’s mark for a stranger`)
    if (isKnown && isCached) faults.push(`${dealer.host}${path}: a shared page for someone who has signed in`)
  }

  await Promise.all(Array.from({ length: AT_ONCE }, readNext))
  process.stderr.write('\n')
  return { counts, faults }
}

/** Names of another dealer’s host in headers that some servers believe. */
function poison(dealers: readonly Dealer[], turn: number): Record<string, string> {
  const { host = '' } = dealers[turn % dealers.length] ?? {}
  const forms = [
    { 'x-forwarded-host': host },
    { 'x-host': host, 'x-forwarded-server': host },
    { forwarded: `host=${host}` },
    { 'x-original-url': `http://${host}/`, 'x-rewrite-url': '/account' },
    { 'x-http-method-override': 'POST', 'x-forwarded-scheme': 'https' },
  ]
  return forms[turn % forms.length] ?? {}
}
