import type { Variant } from '#domain/cars/car.ts'
import type { Fuel, Gearbox, ModelVariant } from '../models/model-table.ts'
import { type PaintName, picturedPaints, studioKind } from '../vehicle-paint.ts'
import { askingDollars } from './asking-price.ts'
import type { ChosenModel } from './chosen-model.ts'
import { featuresOf, standardEquipmentOf } from './equipment.ts'
import { yearOf } from './moment.ts'
import { odometerKm } from './odometer.ts'
import type { Random } from './random.ts'

/** A motor vehicle and its value, before anything happens to it on the lot. */
export type MotorCar = ReturnType<typeof motorCar>

export function motorCar(chosen: ChosenModel, random: Random) {
  const { variant, builtIn, carType, ageMonths } = chosen
  const { model, engine } = variant
  const driven = odometerKm({ carType, kmPerYear: model.kmPerYear, ageMonths }, random)
  const kmShare = driven / (model.kmPerYear * (ageMonths / 12))
  const valued = { ...variant, carType, lossPerYear: model.lossPerYear, ageMonths, kmShare }
  return {
    ...chosen,
    itemType: 'car',
    year: yearOf(builtIn),
    kmShare,
    odometerKm: driven,
    dollars: askingDollars(valued, random),
    colour: colour(variant, random),
    interiorColour: random.pick(['Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Tan']),
    simpleFuel: simpleFuels[engine.fuel],
    fuel: fuels[engine.fuel],
    simpleTransmission: variant.gearbox.kind === 'manual' ? 'Manual' : 'Automatic',
    transmission: transmission(variant.gearbox),
    engineSize: engineSize(variant, random),
    features: featuresOf(chosen, random),
    standardEquipment: standardEquipmentOf(chosen, random),
    dataSheet: random.chance(0.8) ? dataSheet(variant) : {},
  }
}

/** One buyer in ten likes all colours equally, so that rare ones occur too. */
function colour({ model, doors }: ModelVariant, random: Random): PaintName {
  const kind = studioKind(model.body, doors) ?? 'suv'
  const offered = sales.filter(([paint]) => picturedPaints[kind].includes(paint))
  return random.chance(0.9) ? random.weighted(offered) : random.pick(offered)[0]
}

/** How often each colour is sold in Australia, in per cent. */
const sales: readonly (readonly [PaintName, number])[] = [
  ['White', 38],
  ['Grey', 15],
  ['Silver', 14],
  ['Black', 12],
  ['Blue', 10],
  ['Red', 7],
  ['Green', 2],
  ['Orange', 1],
]

const simpleFuels: Record<Fuel, string> = {
  petrol: 'Petrol',
  premium: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  phev: 'Plug-in Hybrid',
  electric: 'Electric',
}

const fuels: Record<Fuel, string> = {
  petrol: 'Petrol - Unleaded',
  premium: 'Petrol - Premium Unleaded',
  diesel: 'Diesel',
  hybrid: 'Hybrid with Petrol - Unleaded',
  phev: 'Plug-in Hybrid with Petrol - Unleaded',
  electric: 'Electric',
}

function transmission({ gears, kind }: Gearbox) {
  if (kind === 'CVT') return 'Continuously Variable Transmission'
  if (gears === 1) return 'Reduction Gear'
  const names = { auto: 'Sports Automatic', manual: 'Manual', DCT: 'Sports Automatic Dual Clutch' }
  return `${gears} speed ${names[kind]}`
}

/** Some feeds have litres, others cubic centimetres. */
function engineSize({ engine }: ModelVariant, random: Random) {
  if (engine.litres === null) return null
  return random.chance(0.6) ? `${engine.litres.toFixed(1)}L` : `${cubicCentimetres(engine.litres)} cc`
}

function dataSheet({ engine, gearbox, model, torqueNm, litresPer100Km, doors }: ModelVariant): Variant {
  return {
    ...(engine.litres !== null && {
      engineSizeCc: cubicCentimetres(engine.litres),
      engineLitres: engine.litres,
    }),
    ...(engine.cylinders !== null && { cylinders: engine.cylinders }),
    ...(engine.induction !== null && { induction: engine.induction }),
    ...(litresPer100Km !== null && { fuelConsumptionCombined: litresPer100Km }),
    ...(model.tankLitres !== null && { fuelCapacityLitres: model.tankLitres }),
    ...(model.ancapStars !== null && { ancapRating: model.ancapStars }),
    grossVehicleMassKg: model.grossMassKg,
    lengthMm: model.lengthMm,
    widthMm: model.widthMm,
    heightMm: model.heightMm,
    torque: `${torqueNm} Nm`,
    bodyConfiguration: bodyConfiguration(model.body, doors),
    gearType: transmission(gearbox),
  }
}

function bodyConfiguration(body: string, doors: number) {
  if (body === 'Ute') return doors === 2 ? 'Single Cab' : 'Double Cab'
  return `${doors} Door ${body}`
}

/** Engines are named by a rounded size, and their actual size is just below it. */
function cubicCentimetres(litres: number) {
  return Math.round(litres * 1000) - 2
}
