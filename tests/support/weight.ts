/** How much a run tests. `npm test` sets `short` and `npm run test:full` sets `full`; a file run by hand is neither. */
const weight = process.env['TEST_WEIGHT']

/** Runs every case. Other runs skip cases that only repeat their neighbours. */
export const isFullRun = weight === 'full'

/** Skips, besides, the journeys marked with `longRunOnly`. */
export const isShortRun = weight === 'short'

/**
 * Marks a journey that `npm test` leaves out, because modules, pages or another journey test most of what it does: the same
 * steps without scripts, a rarer ending, another way to the same result.
 */
export const longRunOnly = { tag: '@long-run-only' }

/**
 * Cases that test the same behaviour in other places, such as on a dealer of each template: all of them in a full run, and
 * otherwise one. Files choose different ones, so that every run visits every template.
 */
export function sampled<Case>(cases: readonly Case[], chosen: number): readonly Case[] {
  return isFullRun ? cases : cases.slice(chosen, chosen + 1)
}
