import type { SeededRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Built } from './measure-build.ts'

export type Measured = Built & {
  /** For every request the times that its answers took, in milliseconds; none where the engine was too slow to be asked. */
  readonly times: readonly (readonly number[])[]
}

/** So long may an engine take for one round of requests; a slower one is asked fewer of them. */
const ROUND_MS = 4000
/** So long are all engines warmed up: the first answers of a process come from code that is not compiled yet. */
const WARM_UP_MS = 3000

/** Engines take turns, round by round, so that whatever else the machine does meets all of them. */
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

/** Answers with which of the requests the engine has the time for, evenly spread over all kinds. */
async function warmUp({ search }: Built, requests: readonly SeededRequest[]): Promise<number[]> {
  let spent = 0
  let answered = 0
  // In steps that meet every kind early on, because a slow engine does not come far.
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
