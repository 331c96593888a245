/**
 * Compares the embedded search engine with other engines from npm: the same invented vehicles and the same two hundred
 * requests, each for a whole page of results (21 vehicles, the total, every facet with counts that ignore its own choice, and
 * the limits of every range).
 *
 *     node bench/search/run.ts [--sizes=1000,20000,200000] [--rounds=7] [--beside=minisearch]
 */
import { parseArgs } from 'node:util'
import { inventedVehicles } from '../../tests/search-contract/invented-vehicles.ts'
import { seededRequests } from '../../tests/search-contract/seeded-requests.ts'
import { numberList, numberOptions } from '../number-options.ts'
import { agreements } from './agreement.ts'
import { embedded } from './embedded.ts'
import { items } from './itemsjs.ts'
import { built, type Built } from './measure-build.ts'
import { measureInTurns } from './measure-searches.ts'
import { minisearch } from './minisearch.ts'
import { orama } from './orama.ts'
import { report } from './report.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,200000' },
    rounds: { type: 'string', default: '7' },
    beside: { type: 'string', default: '' },
  },
})
const { rounds } = numberOptions(options, ['rounds'])
const sizes = numberList(options, 'sizes')
const contestants = [
  embedded,
  ...[minisearch, items, orama].filter(({ name }) => name.includes(options.beside)),
]

for (const { name, lacks } of contestants) {
  if (lacks.length > 0) console.log(`${name} does not do, or does differently:\n  - ${lacks.join('\n  - ')}`)
}

console.log(`
Every request runs ${rounds} times, and the fastest time counts, because other programs on this machine
disturbed it least. p50, p95 and p99 are over all requests; slow engines get fewer of them.
"p50 to ours" compares medians, "each to ours" is the median of the comparisons request by request.
"exact" counts the totals / facets / range limits / pages that agree with a full scan.`)

for (const size of sizes) {
  console.log(`\n${size.toLocaleString('en-AU')} vehicles`)
  const documents = [...inventedVehicles(size, 1)]
  const requests = seededRequests(documents, 2)
  const all: Built[] = []
  for (const contestant of contestants) {
    if (size > contestant.most)
      console.log(`${contestant.name}: left out, because it takes minutes at this size`)
    else all.push(await built(contestant, documents))
  }
  const measured = await measureInTurns(all, requests, rounds)
  report(measured, await agreements(all, documents, requests))
}
