/** `npm run test:full` runs every case. Other runs skip cases that only repeat their neighbours. */
export const isFullRun = process.env['TEST_WEIGHT'] === 'full'

/**
 * Cases that test the same behaviour in other places, such as on a dealer of each template: all of them in a full run, and
 * otherwise one. Files choose different ones, so that every run visits every template.
 */
export function sampled<Case>(cases: readonly Case[], chosen: number): readonly Case[] {
  return isFullRun ? cases : cases.slice(chosen, chosen + 1)
}
