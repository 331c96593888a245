import { type CaravanModel, caravanModels } from '../models/caravan-table.ts'
import { type Advertiser, advertised } from './advertised.ts'
import { categoriesOf } from './categories.ts'
import { caravanComments } from './comments/dealer-comments.ts'
import type { DemoCar } from './demo-car.ts'
import { lastRestocking, monthIn, monthOf, yearOf } from './moment.ts'
import { pictures } from './pictures.ts'
import type { Random } from './random.ts'
import { buildDates } from './registration.ts'
import { vin } from './vehicle-numbers.ts'

/** One complete caravan of a dealer’s stock. It has neither engine nor odometer. */
export function caravanOnLot(advertiser: Advertiser, index: number, random: Random): DemoCar {
  const { lot, now } = advertiser
  const carType = random.weighted(lot.carTypes)
  const { caravan, builtIn, ageMonths } = chosenCaravan(carType === 'new', now, random)
  const year = yearOf(builtIn)
  const dollars = worth(caravan, carType === 'new' ? 0 : ageMonths, random)
  const ad = advertised({ ...caravan, carType, ageMonths, year, dollars }, advertiser, index, random)
  const { make, model, badge, axleType, bodyLengthMm, bodyWidthMm, sleeps } = caravan
  const { tareWeightKg, aggregateTrailerMassKg } = caravan
  const features = caravanFeatures(caravan, random)
  const colour = random.chance(0.94) ? 'White' : 'Silver'

  return {
    ...ad,
    ...buildDates(builtIn, now, random),
    ...pictures({ ...ad, simpleBody: 'Caravan', doors: null, colour }, random),
    name: `${year} ${make} ${model} ${badge}`,
    carsalesTitle: null,
    year,
    make,
    model,
    badge,
    series: null,
    carType,
    itemType: 'caravan',
    odometerKm: null,
    colour,
    interiorColour: random.pick([null, 'Grey', 'Beige']),
    simpleBody: 'Caravan',
    simpleTransmission: null,
    simpleFuel: null,
    transmission: null,
    fuel: null,
    engineSize: null,
    drive: null,
    seats: null,
    doors: null,
    vin: ad.status === 'coming_soon' ? null : vin(year, random),
    registrationPlate: null,
    registrationExpiry: null,
    hasNvic: false,
    dealerComments: random.chance(0.9)
      ? caravanComments(
          { ...caravan, isNew: carType === 'new', year, ageMonths, features, city: ad.city },
          random,
        )
      : null,
    dealerCommentsRich: null,
    standardEquipment: random.some(alwaysThere, random.between(4, alwaysThere.length)),
    features,
    categories: categoriesOf({
      body: 'Caravan',
      fuel: null,
      drive: null,
      seats: null,
      odometerKm: null,
      newPriceDollars: caravan.newPriceDollars,
      priceDollars: ad.priceCents === null ? null : ad.priceCents / 100,
      torqueNm: null,
      aggregateTrailerMassKg,
      tareWeightKg,
      sleeps,
      isSubscribable: false,
    }),
    historyReportUrl: null,
    variant: {},
    specifications: {
      bodyWidthMm,
      bodyLengthMm,
      axleType,
      sleeps,
      ...(random.chance(0.9) && { tareWeightKg }),
      ...(random.chance(0.9) && { aggregateTrailerMassKg }),
    },
  }
}

const alwaysThere = [
  'Three-way Fridge',
  'Four-burner Cooktop',
  'Roll-out Awning',
  'Reverse-cycle Air Conditioning',
  'Spare Wheel on Bumper',
  'LED Lighting',
  'External Power Outlet',
  'Smoke Alarm',
  'Water Filter',
  'Jockey Wheel',
]

const options = [
  'Solar Panels',
  'Lithium Battery',
  'Diesel Heater',
  'External Shower',
  'Picnic Table',
  'Washing Machine',
  'Reverse Camera',
  'Grey Water Tank',
  'Television Mount',
  'Toolbox on Drawbar',
]

function caravanFeatures({ sleeps, aggregateTrailerMassKg, tareWeightKg }: CaravanModel, random: Random) {
  return [
    sleeps >= 4 ? 'Bunk Beds' : 'Island Bed',
    ...(tareWeightKg > 1900 ? ['Ensuite'] : []),
    ...(aggregateTrailerMassKg >= 3000 ? ['Off-road Suspension'] : []),
    ...random.some(options, random.between(2, 7)),
  ]
}

function chosenCaravan(isNew: boolean, now: Date, random: Random) {
  const restocked = lastRestocking(now)
  if (isNew) {
    const caravan = random.pick(
      caravanModels.filter(({ from, to }) => to === null && monthIn(from, 1) <= restocked),
    )
    const ageMonths = random.between(1, 8)
    return { caravan, builtIn: Math.max(monthOf(now) - ageMonths, monthIn(caravan.from, 1)), ageMonths }
  }
  const windows = caravanModels
    .map((caravan) => ({
      caravan,
      earliest: Math.max(monthIn(caravan.from, 1), restocked - OLDEST_CARAVAN_MONTHS),
      latest: Math.min(monthIn(caravan.to ?? 9999, 12), restocked - YOUNGEST_CARAVAN_MONTHS),
    }))
    .filter(({ earliest, latest }) => earliest <= latest)
  const { caravan, earliest, latest } = random.pick(windows)
  const builtIn = random.between(earliest, latest)
  return { caravan, builtIn, ageMonths: restocked - builtIn }
}

const YOUNGEST_CARAVAN_MONTHS = 10
const OLDEST_CARAVAN_MONTHS = 130

function worth({ newPriceDollars }: CaravanModel, ageMonths: number, random: Random) {
  const kept = ageMonths === 0 ? 1 : 0.9 * 0.925 ** (ageMonths / 12)
  return Math.round((newPriceDollars * kept * (1 + 0.04 * random.spread())) / 500) * 500 - 10
}
