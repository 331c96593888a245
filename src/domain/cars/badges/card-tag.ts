import { isSameValue } from '../../spellings/value-key.ts'
import type { Car } from '../car.ts'
import { isAvailable } from '../is-available.ts'

export type CardTag = { kind: CardTagKind; text: string }

type CardTagKind =
  | 'sold'
  | 'electric'
  | 'hybrid'
  | 'reserved'
  | 'certified'
  | 'custom'
  | 'coming-soon'
  | 'new-arrival'

type TaggedCar = Pick<
  Car,
  'status' | 'simpleFuel' | 'fuel' | 'reserved' | 'certified' | 'make' | 'carType' | 'tag' | 'createdAt'
>

/** The tags a site turns on. */
type TagPolicy = { electricTag: boolean; certifiedBadge: boolean }

/** How many days a vehicle counts as a new arrival. */
const NEW_ARRIVAL_DAYS = 8
const MS_PER_DAY = 24 * 60 * 60 * 1000

/** Returns the one tag of a vehicle's card: the first that applies. */
export function cardTag(car: TaggedCar, policy: TagPolicy, now: Date): CardTag | null {
  if (!isAvailable(car)) return { kind: 'sold', text: 'Just Sold' }

  const electric = policy.electricTag ? electricOrHybrid(car) : null
  if (electric) return electric
  if (car.reserved) return { kind: 'reserved', text: 'Reserved' }
  if (policy.certifiedBadge && isCertifiedToyota(car))
    return { kind: 'certified', text: 'Toyota Certified Pre-Owned' }
  if (car.tag?.trim()) return { kind: 'custom', text: car.tag.trim() }
  if (car.status === 'coming_soon') return { kind: 'coming-soon', text: 'COMING SOON' }
  if (arrivedLately(car, now)) return { kind: 'new-arrival', text: 'New Arrival' }
  return null
}

function electricOrHybrid({ simpleFuel, fuel }: TaggedCar): CardTag | null {
  const words = `${simpleFuel ?? ''} ${fuel ?? ''}`.toLowerCase()
  if (words.includes('hybrid')) return { kind: 'hybrid', text: 'Hybrid' }
  if (words.includes('electric')) return { kind: 'electric', text: 'Electric' }
  return null
}

function isCertifiedToyota({ make, certified, carType }: TaggedCar) {
  return certified && carType === 'used' && isSameValue('make', make, 'Toyota')
}

function arrivedLately({ createdAt }: TaggedCar, now: Date) {
  return now.getTime() - createdAt.getTime() <= NEW_ARRIVAL_DAYS * MS_PER_DAY
}
