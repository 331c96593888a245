import type { CarType } from '#domain/cars/car.ts'
import type { Random } from '../random.ts'

/** The facts about a vehicle that its comments can use. */
export type Subject = {
  year: number
  make: string
  model: string
  badge: string
  body: string
  colour: string
  carType: CarType
  ageMonths: number
  odometerKm: number
  /** Its kilometres compared with others of its age; 1 is average. */
  kmShare: number
  fuel: string
  litres: number | null
  cylinders: number | null
  isTurbo: boolean
  gearbox: string
  drive: string
  seats: number
  litresPer100Km: number | null
  torqueNm: number
  features: readonly string[]
  registeredMonths: number | null
  /** Expensive enough that nobody buys it to commute. */
  isGrand: boolean
  city: string
}

/** The rest of its history, as the dealer’s buyer heard it. */
export type Story = Subject & {
  owners: 1 | 2 | 3
  books: 'dealer' | 'local' | 'part' | 'none'
  keys: 1 | 2
  servicedAtKm: number
  tyres: 'new' | 'good' | 'worn'
  mark: string | null
  work: string | null
  /** A random whole number for details that the writer would know. */
  detail: number
}

/** A sentence, or `false` if it is not true of the vehicle. */
export type Sentence<S = Story> = (story: S) => string | false

const marks = [
  'a few stone chips along the front of the bonnet',
  'a scuff on the left rear wheel',
  'a car-park ding on the passenger door',
  'light scratches around the boot lip',
  'a touched-up scrape on the rear bumper',
  'a small chip low on the windscreen, already filled',
  'kerb marks on two of the wheels',
  'a crease in the rear number-plate surround',
  'a scratch on the tailgate about a hand long',
]

const marksOfAge = [
  'some wear on the driver’s seat bolster',
  'a faded patch on the roof that polishing improved but did not cure',
  'a mark on the headlining above the back seat',
  'two small dents above the rear wheel',
  'a headlamp lens that has gone a little cloudy',
]

const works = [
  'front brake discs and pads',
  'a new battery',
  'a wheel alignment and two tyres',
  'a fresh set of wiper blades and a cabin filter',
  'the timing belt and water pump',
  'a new windscreen',
  'rear brake pads',
  'a transmission service',
  'a pair of front shock absorbers',
  'a coolant flush and new hoses',
]

export function storyOf(subject: Subject, random: Random): Story {
  const years = subject.ageMonths / 12
  const workFits = (work: string) => subject.fuel !== 'Electric' || !/timing|transmission|coolant/.test(work)
  return {
    ...subject,
    owners: random.weighted([
      [1, years < 6 ? 6 : 2],
      [2, 4],
      [3, years > 7 ? 3 : 0.2],
    ]),
    books: random.weighted([
      ['dealer', years < 7 ? 6 : 2],
      ['local', 3],
      ['part', years > 4 ? 3 : 0.5],
      ['none', years > 8 ? 1.5 : 0.1],
    ]),
    keys: random.chance(0.75) ? 2 : 1,
    servicedAtKm: Math.max(subject.odometerKm - random.between(60, 4800), 500),
    tyres: random.weighted([
      ['new', 3],
      ['good', 5],
      ['worn', 1],
    ]),
    mark: random.chance(Math.min(0.25 + years * 0.05, 0.75))
      ? random.pick(years > 8 ? [...marks, ...marksOfAge] : marks)
      : null,
    work: years > 3 && random.chance(0.5) ? random.pick(works.filter(workFits)) : null,
    detail: random.between(0, 9999),
  }
}

/** `84,213`. */
export function figures(value: number): string {
  return grouped.format(value)
}

const grouped = new Intl.NumberFormat('en-AU')

/** A number as people say it: 84,213 is `84,000`. */
export function roundedText(value: number): string {
  return figures(value < 10_000 ? Math.round(value / 100) * 100 : Math.round(value / 1000) * 1000)
}

/** `Apple CarPlay, a sunroof and heated seats`. */
export function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
}
