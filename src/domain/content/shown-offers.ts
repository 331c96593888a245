import { isRunning } from '../promotions/is-running.ts'

type Dated = { body: { from?: string | undefined; until?: string | undefined } }

/** What runs today of things with a first and a last day, the one that ends next first. */
export function runningToday<Item extends Dated>(items: readonly Item[], today: string): Item[] {
  return items
    .filter(({ body: { from = null, until = null } }) => isRunning({ from, until }, today))
    .toSorted((one, other) => (one.body.until ?? NEVER).localeCompare(other.body.until ?? NEVER))
}

const NEVER = '9999'
