/** `npm run test:full` runs everything. Other runs skip cases that only repeat their neighbours. */
export const isFullRun = process.env['TEST_WEIGHT'] === 'full'
