import type { Car } from '../../cars/car.ts'
import { currentPrice } from '../../cars/price-display.ts'
import { wholeDollars } from '../../shared/money.ts'
import { type Elements, element } from './xml-document.ts'
import type { LeadFacts } from '../lead-facts.ts'
import { type LeadToDeliver, fieldText } from '../lead-to-deliver.ts'

/**
 * The vehicles of a lead: the one the customer asked about, and their own where they trade it in. ADF requires
 * at least one vehicle, so a lead about none gets an unspecified one.
 */
export function adfVehicles({ lead, car }: LeadFacts): Elements {
  const wanted = car ? [stockVehicle(car, lead)] : lead.carId === null ? [] : [formerVehicle(lead)]
  const isTradeIn = tradeIns.has(lead.category)
  const own = ownVehicle(lead)
  if (isTradeIn || (own.isKnown && fieldText(lead, 'do-you-have-a-trade-in') === 'Yes')) {
    return [...wanted, own.element('trade-in')]
  }
  return wanted.length > 0 ? wanted : [own.element(interestOf(lead))]
}

const tradeIns = new Set(['Trade-in Enquiry', 'Sell My Car Enquiry'])

function interestOf({ category }: LeadToDeliver) {
  if (category === 'Test Drive Booking') return 'test-drive'
  return category === 'Subscription Enquiry' ? 'lease' : 'buy'
}

function stockVehicle(car: Car, lead: LeadToDeliver) {
  const price = currentPrice(car)
  const shown = lead.fields['lead_attributes']
  const priceShown = typeof shown === 'object' && shown !== null ? Reflect.get(shown, 'price_shown') : null
  return element('vehicle', { interest: interestOf(lead), status: car.carType === 'used' ? 'used' : 'new' }, [
    element('id', { source: 'car_id' }, car.id),
    element('year', {}, String(car.year ?? '')),
    element('make', {}, car.make),
    element('model', {}, car.model),
    ...some('vin', car.vin),
    element('stock', {}, car.stockNumber),
    ...some('trim', car.badge),
    ...some('doors', car.doors === null ? null : String(car.doors)),
    ...some('bodystyle', car.simpleBody),
    ...some('transmission', car.simpleTransmission),
    ...odometer(car.odometerKm === null ? null : String(car.odometerKm)),
    ...colours(car),
    ...(price === null
      ? []
      : [element('price', { type: 'asking', currency: 'AUD' }, String(wholeDollars(price)))]),
    ...some('pricecomments', typeof priceShown === 'string' ? `Shown as ${priceShown}` : car.priceType),
    // ADF has only new and used. A demonstrator is sold as new.
    ...some('comments', car.carType === 'demo' ? 'demo' : null),
  ])
}

/** A vehicle that has left the stock, as the lead recorded it. */
function formerVehicle(lead: LeadToDeliver) {
  const status = fieldText(lead, 'car_type') === 'used' ? 'used' : 'new'
  return element('vehicle', { interest: interestOf(lead), status }, [
    element('id', { source: 'car_id' }, lead.carId ?? ''),
    element('year', {}, ''),
    element('make', {}, fieldText(lead, 'Vehicle Make') ?? UNSPECIFIED),
    element('model', {}, fieldText(lead, 'Vehicle Model') ?? UNSPECIFIED),
    ...some('stock', fieldText(lead, 'stock_number')),
  ])
}

const UNSPECIFIED = 'Unspecified'

/** The customer's own vehicle, from the answers in the form. */
function ownVehicle(lead: LeadToDeliver) {
  // When the lead is about a vehicle in stock, these names describe that vehicle.
  const own = (name: string) =>
    lead.carId === null ? fieldText(lead, `Vehicle ${name}`, name) : fieldText(lead, name)
  const [year, make, model] = [own('Year'), own('Make'), own('Model')]
  const rego = fieldText(lead, 'Rego', 'rego', 'Vehicle Rego')
  return {
    isKnown: make !== null || model !== null,
    element: (interest: string) =>
      element('vehicle', { interest, status: interest === 'buy' && make === null ? 'new' : 'used' }, [
        element('year', {}, year ?? ''),
        element('make', {}, make ?? UNSPECIFIED),
        element('model', {}, model ?? UNSPECIFIED),
        ...some('vin', fieldText(lead, 'VIN')),
        ...some('trim', fieldText(lead, 'Variant', 'Series')),
        ...some('transmission', fieldText(lead, 'Transmission')),
        ...odometer(fieldText(lead, 'Kms', 'odometer')),
        ...some('comments', rego && `Registration plate: ${rego}`),
      ]),
  }
}

function odometer(kilometres: string | null): Elements {
  return kilometres === null ? [] : [element('odometer', { status: 'unknown', units: 'km' }, kilometres)]
}

function colours({ colour, interiorColour }: Car): Elements {
  if (colour === null && interiorColour === null) return []
  const named = [...some('interiorcolor', interiorColour), ...some('exteriorcolor', colour)]
  return [element('colorcombination', {}, [...named, element('preference', {}, '1')])]
}

function some(name: string, text: string | null): Elements {
  return text === null || text === '' ? [] : [element(name, {}, text)]
}
