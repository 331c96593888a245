import type { JobFailure, JobOutcome } from '#domain/jobs/job-outcome.ts'
import {
  isPlausible,
  MARKET_PRICE_DAYS,
  marketPricesOfSite,
  UNKNOWN_VEHICLE_DAYS,
  UNREADABLE_ANSWER_DAYS,
  boundedWait,
} from '#domain/market-prices/fetching-rules.ts'
import type { DueCar, MarketPriceStore } from '#data/market-prices/market-prices.ts'
import type { MarketPriceFailure, MarketPriceProvider } from '#integrations/market-prices/port.ts'
import type { Dealership } from '../sites/dealership.ts'
import { marketPriceJob } from './market-price-job.ts'

export type MarketPricePorts = Pick<Dealership, 'site' | 'acts' | 'marketPrices' | 'marketPriceProvider'>

type Answer = Parameters<MarketPriceStore['save']>[0][number]

/** Each batch is one change of the site. If the process dies, the answers of one batch are paid for again. */
const BATCH = 20
/** With the two calls about a vehicle that may follow, less than the lease of a job. Then it is another dealer’s turn. */
const ATTEMPT_MS = 20_000
const NEXT_BATCH_MS = 1000
/** Longer than the lease of a job. */
const CLAIM_MS = 10 * 60_000

/** Asks the site’s service about the vehicles that are due, one after the other, and stores what it says. */
export async function fetchMarketPrices(
  { site: { prices }, acts, marketPrices, marketPriceProvider: provider }: MarketPricePorts,
  attemptMs = ATTEMPT_MS,
): Promise<JobOutcome> {
  // Nobody sees the prices of a site without the badge, and each costs money.
  if (!provider || !prices.marketBadge) return { outcome: 'unneeded' }
  const { kind } = provider
  const due = await marketPrices.claim({
    kind,
    defaultKind: prices.defaultKind,
    max: BATCH,
    leaseMs: CLAIM_MS,
  })
  if (due.length === 0) return { outcome: 'unneeded' }

  const asked = await askInTurn(due, performance.now() + attemptMs, (car) => askAbout(car, provider, acts))
  await store(asked, due, marketPrices)
  const { stop } = asked
  if (!stop) return { outcome: 'not yet', reason: 'more vehicles may be due', waitMs: NEXT_BATCH_MS }
  if (stop.failure) return stop.failure
  await marketPrices.scheduleIn(stop.waitMs, marketPriceJob)
  return { outcome: 'unneeded' }
}

type Asked = { answers: Answer[]; stop: Stop | null }

/** Why to ask about no other vehicle now: the service failed, or we have to wait. */
type Stop = { failure: JobFailure; unreadable: string[] } | { failure: null; waitMs: number; unreadable: [] }

async function askInTurn(
  due: readonly DueCar[],
  until: number,
  ask: (car: DueCar) => Promise<Answer | Stop>,
): Promise<Asked> {
  const answers: Answer[] = []
  for (const car of due) {
    if (performance.now() > until) break
    const said = await ask(car)
    if ('unreadable' in said) return { answers, stop: said }
    answers.push(said)
  }
  return { answers, stop: null }
}

async function askAbout(
  car: DueCar,
  provider: MarketPriceProvider,
  acts: MarketPricePorts['acts'],
): Promise<Answer | Stop> {
  const full = await acts.count('', marketPricesOfSite)
  if (full) return waitFor(full.waitSeconds * 1000)
  const answer = await provider.find(car)
  switch (answer.outcome) {
    case 'found':
      return isPlausible(answer.prices, car.askingCents)
        ? { carId: car.id, prices: answer.prices, days: MARKET_PRICE_DAYS }
        : withoutPrices(car)
    case 'unknown':
      return withoutPrices(car)
    case 'limited':
      return waitFor(answer.waitMs)
    case 'failed':
      return { failure: failureOf(answer), unreadable: answer.problem === 'garbled' ? [car.id] : [] }
  }
}

/** Vehicles that nobody asked about are due again at once. */
async function store(
  { answers, stop }: Asked,
  due: readonly DueCar[],
  marketPrices: MarketPricePorts['marketPrices'],
) {
  const unreadable = stop?.unreadable ?? []
  const settled = new Set([...answers.map(({ carId }) => carId), ...unreadable])
  const left = due.map(({ id }) => id).filter((id) => !settled.has(id))
  await marketPrices.save(answers)
  await marketPrices.postpone(unreadable, UNREADABLE_ANSWER_DAYS)
  await marketPrices.postpone(left, 0)
}

function withoutPrices({ id }: DueCar): Answer {
  return { carId: id, prices: null, days: UNKNOWN_VEHICLE_DAYS }
}

function waitFor(waitMs: number | null): Stop {
  return { failure: null, waitMs: boundedWait(waitMs), unreadable: [] }
}

function failureOf({ problem }: MarketPriceFailure): JobFailure {
  const reason = `The service for market prices failed: ${problem}`
  return { outcome: 'failed', problem, reason, isFinal: problem === 'refused' }
}
