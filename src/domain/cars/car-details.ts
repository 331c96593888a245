import { formatNumber } from '../shared/format-number.ts'
import { isAfter, formatDay } from '../shared/day.ts'
import type { Car } from './car.ts'
import { carTypeName } from './car-type-name.ts'
import { privateAddress, publicIdentifiers } from './is-private-sale.ts'
import { caravanDetails } from './caravan-details.ts'

export type Detail = { label: string; value: string }

/** Lists the facts of a vehicle in the order shoppers ask for them. An unknown fact has no line. */
export function carDetails(
  car: Car,
  facts: { address: string | null; today: string; showEngineDetails: boolean },
): Detail[] {
  const { variant } = car
  const { vin, registrationPlate } = publicIdentifiers(car)
  return present([
    ['Kms', car.odometerKm === null ? null : formatKm(car.odometerKm)],
    ['Transmission', car.simpleTransmission ?? car.transmission],
    ['Fuel', car.simpleFuel ?? car.fuel],
    ['Body', car.simpleBody],
    ['Car Type', carTypeName[car.carType]],
    ...(facts.showEngineDetails ? engineDetails(car) : []),
    ['Rego Expiry', registrationExpiry(car, facts.today)],
    ['Stock Number', car.stockNumber],
    ['Build Date', car.buildDate && formatDay(car.buildDate)],
    ['Compliance Date', car.complianceDate && formatDay(car.complianceDate)],
    ['Address', privateAddress(car) ?? facts.address],
    ['Colour', car.colour],
    ['Interior Colour', car.interiorColour],
    ['Drive', car.drive],
    // Feeds write an unknown count as 0.
    ['Seats', car.seats || null],
    ['Doors', car.doors || null],
    ['Engine Size', car.engineSize ?? (variant.engineSizeCc ? `${variant.engineSizeCc} cc` : null)],
    ['Views', car.views >= 1 ? car.views : null],
    ['VIN', vin],
    ['Rego Plate', registrationPlate],
    ...caravanDetails(car.specifications),
  ])
}

/** Formats a distance as an odometer shows it: `41,250 km`. */
function formatKm(km: number): string {
  return `${formatNumber(km)} km`
}

type Row = [label: string, value: string | number | null | undefined]

/** Feeds write an unknown value as nothing, as blanks or as the word “null”. */
function present(rows: Row[]): Detail[] {
  return rows
    .map(([label, value]) => ({ label, value: String(value ?? '').trim() }))
    .filter(({ value }) => !['', 'null', 'undefined'].includes(value.toLowerCase()))
}

function engineDetails({ variant }: Car): Row[] {
  return [
    ['Cylinders', variant.cylinders],
    ['Litres', variant.engineLitres?.toFixed(1)],
    ['Induction', variant.induction],
  ]
}

/** An expired registration is not a selling point. */
function registrationExpiry({ registrationExpiry }: Car, today: string) {
  if (registrationExpiry === null || !isAfter(registrationExpiry, today)) return null
  return `Expires on ${formatDay(registrationExpiry)}`
}
