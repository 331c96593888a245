import type { CarType } from '#domain/cars/car.ts'
import type { ModelVariant } from '../models/model-table.ts'
import { yearOf } from './moment.ts'
import type { Random } from './random.ts'

type Built = { variant: ModelVariant; builtIn: number; carType: CarType }

type Item = {
  name: string
  /** The years since which the cheapest, the middle and the dearest variants have it. */
  since: readonly [number, number, number]
  only?: (variant: ModelVariant) => boolean
}

const never = 9999
const isUte = ({ model }: ModelVariant) => model.body === 'Ute'
const isOffRoad = ({ drive }: ModelVariant) => drive === '4x4'
const isWorkhorse = ({ model }: ModelVariant) => ['Ute', 'Van'].includes(model.body)
const isPassenger = (variant: ModelVariant) => !isWorkhorse(variant)
const isOpenable = ({ model }: ModelVariant) => ['SUV', 'Wagon', 'People Mover'].includes(model.body)
const isElectric = ({ engine }: ModelVariant) => engine.fuel === 'electric'
const canBeKeyless = ({ model }: ModelVariant) => model.model !== 'LandCruiser 70'

/** Features that shoppers search for. */
const features: readonly Item[] = [
  { name: 'Bluetooth', since: [2011, 2009, 2008] },
  { name: 'Reverse Camera', since: [2016, 2014, 2011] },
  { name: 'Apple CarPlay', since: [2018, 2017, 2016] },
  { name: 'Android Auto', since: [2018, 2017, 2016] },
  { name: 'Satellite Navigation', since: [never, 2018, 2012] },
  { name: 'Keyless Entry', since: [2021, 2016, 2013], only: canBeKeyless },
  { name: 'Adaptive Cruise Control', since: [2020, 2019, 2017] },
  { name: 'Blind Spot Monitor', since: [2021, 2018, 2015] },
  { name: 'Lane Keep Assist', since: [2019, 2018, 2017] },
  { name: 'Rear Parking Sensors', since: [2018, 2015, 2011] },
  { name: '360 Degree Camera', since: [never, 2022, 2018] },
  { name: 'Leather Seats', since: [never, never, 2008], only: isPassenger },
  { name: 'Heated Front Seats', since: [never, 2022, 2014] },
  { name: 'Ventilated Seats', since: [never, never, 2020], only: isPassenger },
  { name: 'Sunroof', since: [never, never, 2014], only: isPassenger },
  { name: 'Power Tailgate', since: [never, 2021, 2016], only: isOpenable },
  { name: 'Head-Up Display', since: [never, 2022, 2018], only: isPassenger },
  { name: 'Wireless Phone Charging', since: [2023, 2021, 2019] },
  { name: 'Dual Zone Climate', since: [2022, 2015, 2008] },
  { name: 'Third Row Seats', since: [2000, 2000, 2000], only: ({ seats }) => seats >= 7 },
  { name: 'Alloy Wheels', since: [2016, 2008, 2004] },
  { name: 'Side Steps', since: [never, 2012, 2008], only: isOffRoad },
  { name: 'Fast Charging', since: [2018, 2018, 2018], only: isElectric },
  { name: 'Vehicle to Load', since: [never, 2023, 2021], only: isElectric },
]

/** Features that owners add. */
const additions: readonly (readonly [name: string, chance: number, only: Item['only']])[] = [
  ['Tow Bar', 0.55, isUte],
  ['Tow Bar', 0.22, isOpenable],
  ['Bull Bar', 0.34, isOffRoad],
  ['Canopy', 0.24, isUte],
  ['Hard Lid', 0.18, isUte],
  ['Tub Liner', 0.4, isUte],
  ['Snorkel', 0.17, isOffRoad],
  ['UHF Radio', 0.2, isOffRoad],
  ['Electric Brake Controller', 0.2, isOffRoad],
  ['Roof Racks', 0.24, isOpenable],
  ['Cargo Barrier', 0.3, ({ model }) => model.body === 'Van'],
  ['Window Tint', 0.25, undefined],
  ['Dash Camera', 0.06, undefined],
]

export function featuresOf({ variant, builtIn, carType }: Built, random: Random): string[] {
  const fitted = present(features, variant, yearOf(builtIn))
  return carType === 'used' ? [...new Set([...fitted, ...addedTo(variant, random)])] : fitted
}

/** A ute has a canopy or a lid, never both. */
function addedTo(variant: ModelVariant, random: Random) {
  const added = additions
    .filter(([, chance, only]) => (only?.(variant) ?? true) && random.chance(chance))
    .map(([name]) => name)
  return added.includes('Canopy') ? added.filter((name) => name !== 'Hard Lid') : added
}

const standard: readonly Item[] = [
  { name: 'Anti-lock Braking', since: [1998, 1998, 1998] },
  { name: 'Electronic Stability Control', since: [2010, 2008, 2006] },
  { name: 'Hill Start Assist', since: [2014, 2012, 2010] },
  { name: 'Driver and Passenger Airbags', since: [1998, 1998, 1998] },
  { name: 'Curtain Airbags', since: [2013, 2011, 2008] },
  { name: 'ISOFIX Child Seat Anchors', since: [2015, 2014, 2013], only: ({ seats }) => seats >= 4 },
  { name: 'Power Windows', since: [2006, 2002, 2000] },
  { name: 'Remote Central Locking', since: [2005, 2002, 2000] },
  { name: 'Cruise Control', since: [2012, 2008, 2004] },
  { name: 'Air Conditioning', since: [2000, 2000, 2000] },
  { name: 'Leather Steering Wheel', since: [never, 2014, 2008] },
  { name: 'Automatic Headlights', since: [2020, 2015, 2010] },
  { name: 'LED Headlights', since: [2022, 2020, 2016] },
  { name: 'LED Daytime Running Lights', since: [2019, 2016, 2013] },
  { name: 'Rain-sensing Wipers', since: [never, 2018, 2012] },
  { name: 'Autonomous Emergency Braking', since: [2020, 2019, 2017] },
  { name: 'Tyre Pressure Monitoring', since: [2021, 2018, 2014] },
  { name: '7-inch Touchscreen', since: [2016, 2014, 2012], only: ({ level }) => level === 0 },
  { name: '8-inch Touchscreen', since: [2018, 2018, 2018], only: ({ level }) => level === 1 },
  { name: '12.3-inch Touchscreen', since: [never, never, 2021], only: ({ level }) => level === 2 },
  { name: 'Digital Radio', since: [2021, 2018, 2016] },
  { name: 'Push-button Start', since: [2022, 2017, 2013], only: canBeKeyless },
  { name: 'Electric Park Brake', since: [2022, 2020, 2017], only: isPassenger },
  { name: 'Power Driver’s Seat', since: [never, never, 2012] },
  { name: 'Privacy Glass', since: [never, 2014, 2010], only: isPassenger },
  { name: 'Rear Differential Lock', since: [2015, 2013, 2012], only: isOffRoad },
  { name: 'Low Range Transfer Case', since: [2000, 2000, 2000], only: isOffRoad },
  { name: 'Trailer Sway Control', since: [2016, 2015, 2014], only: isOffRoad },
  { name: 'Full-size Spare Wheel', since: [2000, 2000, 2000], only: isOffRoad },
  { name: '230-volt Charging Cable', since: [2018, 2018, 2018], only: isElectric },
]

/** What the maker fitted, as on a data sheet. Some feeds leave it out. */
export function standardEquipmentOf({ variant, builtIn }: Built, random: Random): string[] {
  return random.chance(0.12) ? [] : present(standard, variant, yearOf(builtIn))
}

function present(items: readonly Item[], variant: ModelVariant, year: number) {
  return items
    .filter(({ since, only }) => year >= since[variant.level] && (only?.(variant) ?? true))
    .map(({ name }) => name)
}
