import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Place, type Stay, visits } from './neighbour.ts'

const self = fileURLToPath(import.meta.url)

/** Runs the visits in a separate process, so that the attack’s own work isn’t measured as waiting. */
export async function visitsInProcess(place: Place, stay: Stay): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [self, JSON.stringify({ place, stay })])
  // JSON has no infinity: a refused visit comes back as null.
  return (JSON.parse(stdout) as (number | null)[]).map((ms) => ms ?? Number.POSITIVE_INFINITY)
}

if (process.argv[1] === self) {
  const { place, stay } = JSON.parse(process.argv[2] ?? '') as { place: Place; stay: Stay }
  console.log(JSON.stringify(await visits(place, stay)))
}
