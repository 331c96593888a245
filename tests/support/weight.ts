/** `npm run test:full` tries everything. Every other run leaves out what differs from its neighbours by repetition alone. */
export const isFullRun = process.env['TEST_WEIGHT'] === 'full'
