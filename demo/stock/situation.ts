import type { CarStatus, CarType } from '#domain/cars/car.ts'
import { daysBefore } from './moment.ts'
import type { Random } from './random.ts'

/** The stage of a vehicle’s time on the lot. */
export type Situation = {
  status: CarStatus
  soldAt: Date | null
  createdAt: Date
  reserved: boolean
  preorder: boolean
  /** Feeds have 0, 1 or 10 dollars where a price is not known. */
  price: 'asked' | 'unknown' | 'placeholder'
  showOnDealerWebsite: boolean
  tag: string | null
}

type Event = keyof typeof oneIn

/** How often each situation occurs, as one in so many, and which vehicle of a lot has it first. */
const oneIn = {
  'sold lately': [19, 1],
  reserved: [17, 2],
  'coming soon': [21, 3],
  'sold long ago': [27, 5],
  'without a price': [31, 6],
  tagged: [13, 8],
  hidden: [67, 11],
  withdrawn: [71, 13],
  'ordered ahead': [37, 15],
  'placeholder price': [97, 22],
} as const satisfies Record<string, readonly [interval: number, first: number]>

/** Spread evenly over the lot, so that every dealer has some of each if they are large enough. */
export function eventOf(index: number): Event | null {
  const found = Object.entries(oneIn).find(([, [interval, first]]) => index % interval === first)
  return found ? (found[0] as Event) : null
}

const newTags = ['Run-out Special', 'Ready to Drive Away', 'Bonus Accessories', 'Launch Edition']
const demoTags = ['Test Drive Only', 'Ex-Demonstrator', 'Manager’s Car']
const usedTags = ['Just Serviced', 'Manager’s Special', 'Fresh Trade', 'Yard Clearance', 'Test Drive Only']

export function situation(
  facts: { index: number; carType: CarType; soldDays: number; now: Date },
  random: Random,
): Situation {
  const { index, carType, soldDays, now } = facts
  const event = eventOf(index)
  const soldAt = soldMoment(event, soldDays, now, random)
  const isOrderedAhead = event === 'ordered ahead' && carType === 'new'
  const status = isOrderedAhead ? 'coming_soon' : statusOf(event)
  return {
    status,
    soldAt,
    createdAt: arrival(status, soldAt ?? now, random),
    reserved: event === 'reserved',
    preorder: isOrderedAhead,
    price: priceOf(event, isOrderedAhead && index % 2 === 1),
    showOnDealerWebsite: event !== 'hidden',
    tag: event === 'tagged' ? random.pick({ new: newTags, demo: demoTags, used: usedTags }[carType]) : null,
  }
}

function priceOf(event: Event | null, isUndecided: boolean): Situation['price'] {
  if (event === 'without a price' || isUndecided) return 'unknown'
  return event === 'placeholder price' ? 'placeholder' : 'asked'
}

function statusOf(event: Event | null): CarStatus {
  if (event === 'sold lately' || event === 'sold long ago') return 'sold'
  if (event === 'coming soon') return 'coming_soon'
  return event === 'withdrawn' ? 'withdrawn' : 'in_stock'
}

/** A recent sale is within the days that the site still shows it, an old one is beyond them. */
function soldMoment(event: Event | null, soldDays: number, now: Date, random: Random) {
  if (event === 'sold lately') return daysBefore(now, (0.05 + 0.7 * random.share()) * soldDays)
  if (event === 'sold long ago') return daysBefore(now, soldDays + 2 + 40 * random.share())
  return null
}

/** Most stock has been there for weeks, some arrived in the last days, and a little has been there for ages. */
function arrival(status: CarStatus, until: Date, random: Random) {
  if (status === 'coming_soon') return daysBefore(until, 0.2 + 12 * random.share())
  return daysBefore(until, 0.3 + (random.chance(0.14) ? 7 : 130) * random.share() ** 1.4)
}
