/**
 * How much a run tests. `npm test` sets `short`, `npm run test:full` sets `full`, and for its run with three servers `once`: every
 * journey in one of its cases. A file that is run by hand has all of its journeys in all their cases.
 */
const weight = process.env['TEST_WEIGHT']

/** Tests more than anyone waits for by hand: every vehicle, every screen, a thousand random cases. */
export const isFullRun = weight === 'full'

/** Leaves out the journeys marked with `longRunOnly`, and some widths, dealers, forms and kills. */
export const isShortRun = weight === 'short'

/**
 * Marks a journey that `npm test` leaves out, because modules, pages or another journey test most of what it does: the same
 * steps without scripts, a less common ending, a detail of a page that other journeys visit.
 */
export const longRunOnly = { tag: '@long-run-only' }

/**
 * Cases that test the same behaviour in other places, such as on a dealer of each template. `npm test` has one of them. Files
 * choose different ones, so that every run visits every template.
 */
export function sampled<Case>(cases: readonly Case[], chosen: number): readonly Case[] {
  return isShortRun || weight === 'once' ? cases.slice(chosen, chosen + 1) : cases
}
