import type { Answer } from './ask.ts'
import { type Attempt, foreignRequests, ownRequests } from './attempts.ts'
import type { Customer } from './make-customer.ts'
import type { Dealer } from './make-dealers.ts'
import { foreignMarks, marksIn, placeOf } from './marks.ts'

const AT_ONCE = 6

/**
 * Sends every dealer's site what belongs to two others: one with the same template and the same addresses, and one with others.
 * Each is asked about itself too, which shows that marks can be seen.
 */
export async function askMatrix(
  dealers: readonly (Dealer & { customer: Customer })[],
  ask: (host: string, attempt: Attempt) => Promise<Answer>,
) {
  const counts: Record<string, { requests: number; 'with a mark': number }> = {}
  const statuses: Record<string, number> = {}
  const faults: string[] = []

  async function askAll({ host, nth }: Dealer, waiting: Attempt[]) {
    for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
      const { status, text } = await ask(host, attempt)
      const at = `${host}: ${attempt.what}, ${attempt.method} ${attempt.path}: ${status}`
      const foreign = foreignMarks(text, nth)
      const isMarked = marksIn(text).size > 0
      const group = groupOf(attempt)
      const count = (counts[group] ??= { requests: 0, 'with a mark': 0 })
      count.requests += 1
      if (isMarked) count['with a mark'] += 1
      else if (group === 'own links') faults.push(`${at}, no mark in its own page`)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (foreign.length > 0 || status >= 500)
        faults.push(`${at} ${foreign.map((mark) => placeOf(mark, text)).join(' ')}`)
    }
  }

  for (const [at, dealer] of dealers.entries()) {
    const [alike, other] = [8, 3].map((distance) => dealers[(at + distance) % dealers.length])
    const attempts = [
      ...ownRequests(dealer),
      ...(alike ? foreignRequests(alike, 'page') : []),
      ...(other ? foreignRequests(other, 'data') : []),
    ]
    await Promise.all(Array.from({ length: AT_ONCE }, () => askAll(dealer, attempts)))
    process.stderr.write(`\r${at + 1} dealers, faults: ${faults.length}`)
  }
  process.stderr.write('\n')
  return { counts, statuses, faults }
}

function groupOf({ what }: Attempt) {
  if (!what.startsWith('own')) return 'foreign'
  return what === 'own link' ? 'own links' : 'own pages'
}
