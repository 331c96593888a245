import { isVisible } from '#domain/search/visible-stock.ts'
import { revealPhone } from '#operations/enquiries/reveal-phone.ts'
import { AboutVehicle } from '../api/vehicle-calls.ts'
import { apiError } from '../request/api-error.server.ts'
import { visitLogContext } from '../request/request-context.ts'
import type { Route } from './+types/phone-reveal.route.ts'

/** Returns the phone number for a vehicle. */
export async function action({ request, context }: Route.ActionArgs) {
  const dealership = context.get(visitLogContext)
  const body = AboutVehicle.safeParse(await request.json().catch(() => null))
  if (!body.success) return apiError(400, 'bad_request', 'Send the vehicle’s car_id.')

  const car = await dealership.cars.findById(body.data.car_id)
  if (!car || !isVisible(car, dealership.site.stock, dealership.now())) {
    return apiError(404, 'not_found', 'There is no vehicle with this id.')
  }
  const phone = await revealPhone(car, dealership)
  return phone === null
    ? apiError(404, 'no_phone', 'There is no phone number for this vehicle.')
    : Response.json({ phone })
}
