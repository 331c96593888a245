import type { Dealership } from '#operations/sites/dealership.ts'
import { send } from '../browser/visit.ts'

/** The last step of the wizard as a customer fills it in. */
export const tradeInDetails = {
  name: 'Kim',
  last_name: 'Nguyen',
  email: 'kim@example.com',
  phone: '0491 570 006',
  postcode: '4000',
  odometer: '41,250 km',
  service_history: 'Full',
  number_of_keys: '2',
  car_condition: 'Good',
  comments: 'none',
  terms_conditions: 'on',
}

export const condition = { body: 'small-marks', tyres: 'good', glass: 'clear', lights: 'no' }

/** Looks a vehicle up, and returns the path of the customer's page without its step. */
export async function begun(dealer: Dealership, rego: string, from = '/trade-in') {
  const { status, headers, text } = await send(dealer, from, { rego, state: 'qld' })
  const [path = ''] = (headers.get('location') ?? '').split('?')
  if (status !== 303) throw new Error(`The lookup was answered with ${status}: ${text.slice(0, 500)}`)
  return path
}

/** The same up to the offer. */
export async function finished(dealer: Dealership, rego: string, details: Record<string, string> = {}) {
  const path = await begun(dealer, rego)
  const { status, headers, text } = await send(dealer, `${path}?step=details`, {
    ...tradeInDetails,
    ...details,
  })
  if (status !== 303) throw new Error(`The details were answered with ${status}: ${text.slice(0, 500)}`)
  return headers.get('location') ?? ''
}
