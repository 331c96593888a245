import type { SeededRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Built } from './measure-build.ts'

export type Measured = Built & {
  /** The times of each request in milliseconds. Empty where the engine was too slow for it. */
  readonly times: readonly (readonly number[])[]
}

/** The time budget for one round of requests. A slower engine gets fewer of them. */
const ROUND_MS = 4000
/** How long to warm each engine up, because the first searches of a process run uncompiled code. */
const WARM_UP_MS = 3000

/** Engines take turns, round by round, so that other load on the machine affects all of them. */
export async function measureInTurns(
  engines: readonly Built[],
  requests: readonly SeededRequest[],
  rounds: number,
): Promise<Measured[]> {
  const measured = []
  for (const engine of engines) {
    const asked = await warmUp(engine, requests)
    measured.push({ ...engine, times: requests.map((): number[] => []), asked })
  }
  for (let round = 0; round < rounds; round++) {
    for (const { search, times, asked } of measured) {
      for (const at of asked) times[at]?.push(await timeOf(search, requests[at]))
    }
  }
  return measured
}

/** Returns the requests that the engine has time for, evenly spread over all kinds. */
async function warmUp({ search }: Built, requests: readonly SeededRequest[]): Promise<number[]> {
  let spent = 0
  let answered = 0
  // The steps reach every kind early, because a slow engine does not get far.
  for (let at = 0; spent < WARM_UP_MS; at = (at + 37) % requests.length) {
    spent += await timeOf(search, requests[at])
    answered++
  }
  const each = spent / answered
  const step = Math.ceil((each * requests.length) / ROUND_MS)
  return [...requests.keys()].filter((at) => at % step === 0)
}

async function timeOf(search: Built['search'], seeded: SeededRequest | undefined): Promise<number> {
  if (!seeded) throw new Error('There is no such request.')
  const start = performance.now()
  await search(seeded.request)
  return performance.now() - start
}
