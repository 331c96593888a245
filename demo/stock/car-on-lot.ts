import type { CarType } from '#domain/cars/car.ts'
import type { Lot } from '../dealers/dealer.ts'
import { HISTORY_REPORT } from '../pictures/history-report.ts'
import { type Advertiser, advertised } from './advertised.ts'
import { categoriesOf } from './categories.ts'
import type { ChosenModel } from './chosen-model.ts'
import { newComments, privateComments, usedComments } from './comments/dealer-comments.ts'
import type { Subject } from './comments/story.ts'
import type { DemoCar } from './demo-car.ts'
import { type MotorCar, motorCar } from './motor-car.ts'
import { pictures } from './pictures.ts'
import type { Random } from './random.ts'
import { buildDates, type Registration, registration } from './registration.ts'
import { eventOf } from './situation.ts'
import { vin } from './vehicle-numbers.ts'

type Chooser = (carType: CarType, random: Random) => ChosenModel

/** One complete motor vehicle of a dealer’s stock. */
export function carOnLot(advertiser: Advertiser, choose: Chooser, index: number, random: Random): DemoCar {
  const { lot, now } = advertiser
  const carType = carTypeOf(lot, index, random)
  const car = motorCar(choose(carType, random), random)
  const { variant, year } = car
  const { make, model, body } = variant.model
  const ad = advertised({ ...car, ...variant.model, badge: variant.badge }, advertiser, index, random)
  const { monthsLeft, ...registered } = registration(carType, ad.state, now, random)
  const isNamed = (chance: number) => random.chance(chance)

  return {
    ...ad,
    ...registered,
    ...buildDates(car.builtIn, now, random),
    ...pictures({ ...ad, simpleBody: body, doors: variant.doors, colour: car.colour }, random),
    name: isNamed(0.04) ? longName(car) : shortName(car),
    carsalesTitle: isNamed(0.75) ? listingTitle(car) : null,
    year,
    make,
    model,
    badge: isNamed(0.98) ? variant.badge : null,
    series: isNamed(0.85) ? variant.series : null,
    carType,
    itemType: car.itemType,
    odometerKm: isNamed(carType === 'new' ? 0.8 : 0.99) ? car.odometerKm : null,
    colour: isNamed(0.98) ? car.colour : null,
    interiorColour: isNamed(0.7) ? car.interiorColour : null,
    simpleBody: body,
    simpleTransmission: car.simpleTransmission,
    simpleFuel: car.simpleFuel,
    transmission: isNamed(0.85) ? car.transmission : null,
    fuel: isNamed(0.85) ? car.fuel : null,
    engineSize: isNamed(0.9) ? car.engineSize : null,
    drive: isNamed(0.96) ? variant.drive : null,
    seats: isNamed(0.96) ? variant.seats : null,
    doors: isNamed(0.94) ? variant.doors : null,
    vin: ad.status === 'coming_soon' || isNamed(0.04) ? null : vin(year, random),
    hasNvic: isNamed(0.85),
    dealerComments: isNamed(0.88) ? comments(car, ad, monthsLeft, lot.private, random) : null,
    dealerCommentsRich: null,
    standardEquipment: car.standardEquipment,
    features: car.features,
    categories: categoriesOf({
      ...car,
      ...variant,
      body,
      fuel: car.simpleFuel,
      priceDollars: ad.priceCents === null ? null : ad.priceCents / 100,
      isSubscribable: ad.subscriptionPriceCents !== null,
      aggregateTrailerMassKg: null,
      tareWeightKg: null,
      sleeps: null,
    }),
    historyReportUrl: carType === 'used' && isNamed(0.3) ? HISTORY_REPORT : null,
    variant: car.dataSheet,
    specifications: {},
  }
}

/** Vehicles ordered ahead are new, and a dealer without a franchise sells no new cars. */
function carTypeOf({ franchises, carTypes }: Lot, index: number, random: Random): CarType {
  if (franchises.length === 0) return 'used'
  return eventOf(index) === 'ordered ahead' ? 'new' : random.weighted(carTypes)
}

/** Owners of an Isuzu UTE just call it an Isuzu. */
function makeInNames({ variant }: MotorCar) {
  return variant.model.make === 'Isuzu Ute' ? 'Isuzu' : variant.model.make
}

function shortName(car: MotorCar) {
  return `${car.year} ${makeInNames(car)} ${car.variant.model.model} ${car.variant.badge}`
}

function longName(car: MotorCar) {
  const { variant, transmission, dataSheet } = car
  return [shortName(car), variant.series, dataSheet.bodyConfiguration, transmission, car.fuel]
    .filter(Boolean)
    .join(' ')
}

/** The title in the style of the large listing sites. */
function listingTitle(car: MotorCar) {
  const { variant, simpleTransmission, year } = car
  const gears = simpleTransmission === 'Manual' ? 'Manual' : 'Auto'
  return [shortName(car), variant.series, gears, variant.drive, `MY${String(year % 100).padStart(2, '0')}`]
    .filter(Boolean)
    .join(' ')
}

function comments(
  car: MotorCar,
  ad: { status: string; city: string },
  registeredMonths: Registration['monthsLeft'],
  isPrivate: boolean,
  random: Random,
) {
  const { variant, simpleFuel, simpleTransmission } = car
  const subject: Subject = {
    ...car,
    ...variant,
    ...variant.model,
    fuel: simpleFuel,
    litres: variant.engine.litres,
    cylinders: variant.engine.cylinders,
    isTurbo: variant.engine.induction !== 'Aspirated' && variant.engine.induction !== null,
    gearbox: simpleTransmission,
    registeredMonths,
    isGrand: variant.newPriceDollars >= 150_000,
    city: ad.city,
  }
  const isComing = ad.status === 'coming_soon'
  if (car.carType !== 'used') return newComments(subject, isComing, random)
  return isPrivate ? privateComments(subject, random) : usedComments(subject, isComing, random)
}
