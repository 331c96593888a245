import type { NewJob } from '#data/add-jobs.ts'

/**
 * The job that fetches the market prices of a site, a batch at a time. All of these jobs have one destination, so that few of
 * them run at once and leads never wait for a slow service.
 */
export const marketPriceJob: NewJob = { kind: 'market-prices', payload: { to: 'market-prices' } }
