import { data, href, redirect } from 'react-router'
import { EXTENSION_MS, MAX_EXTENSIONS } from '#domain/reservations/hold-times.ts'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { isUnpaid } from '#domain/reservations/hold-states.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { startPayment } from '#operations/payments/start-payment.ts'
import { expireHold } from '#operations/reservations/expire-hold.ts'
import { releaseHold } from '#operations/reservations/release-hold.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { leadDeskContext, requestFactsContext, reservationDeskContext } from '../request/request-context.ts'
import { eventToReport } from '../tracking/flash-event.server.ts'
import { useFlashEvent } from '../tracking/use-flash-event.ts'
import type { Route } from './+types/reservation.route.ts'
import { ownHoldCookie } from './own-hold.server.ts'
import { holdToShow, reservationData } from './reservation-data.server.ts'
import { ReservationPage } from './reservation-page.tsx'

/** Opening the link changes nothing: email programs open links before their reader does. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const page = await reservationData(params.token, url, context)
  const { event, headers } = await eventToReport({ request, url }, context.get(leadDeskContext))
  const all = new Headers(headers)
  all.append('set-cookie', await ownHoldCookie.set(params.token, url))
  return data({ ...page, event }, { headers: all })
}

export async function action({ params: { token }, request, url, context }: Route.ActionArgs) {
  const desk = context.get(reservationDeskContext)
  const { holds, payments, cars } = desk
  const hold = await holdToShow(token, desk)
  const page = href('/reservations/:token', { token })
  const back = (notice?: string) => redirect(notice ? `${page}?payment=${notice}` : page, 303)
  const form = await request.formData().catch(() => new FormData())
  const car = await cars.findById(hold.carId)
  // Nobody pays for a vehicle that was sold meanwhile.
  if (isUnpaid(hold.state) && !(car && canBeHeld(car))) {
    await releaseHold(hold.id, desk)
    throw back()
  }
  switch (form.get('do')) {
    case 'accept':
      await holds.step(hold.id, 'accept', holdPlan(desk))
      throw back()
    case 'extend':
      await holds.extend(hold.id, { ms: EXTENSION_MS, max: MAX_EXTENSIONS })
      throw back()
    case 'cancel':
      await releaseHold(hold.id, desk)
      throw back()
    case 'pay': {
      if (hold.state !== 'pending' || (await holds.timeLeft(hold.id)) === 0) {
        await expireHold(hold.id, desk)
        throw back()
      }
      const address = new URL(page, url.origin).href
      const { id: holdId, reference, name, email, phone, depositCents: amountCents } = hold
      const started = await startPayment(
        {
          purpose: 'deposit',
          holdId,
          reference,
          amountCents,
          name,
          email,
          phone,
          page: new URL('/', url.origin).href,
          description: `Deposit: ${car ? carTitle(car) : reference}`,
          addressesOf: () =>
            Promise.resolve({ returnUrl: `${address}?payment=done`, cancelUrl: `${address}?payment=left` }),
          endsAt: hold.expiresAt,
        },
        await payments.ofHold(holdId),
        desk,
      )
      if (started.outcome === 'started') throw redirect(started.payUrl, 303)
      if (started.outcome === 'paid') throw back('done')
      const problem = started.outcome === 'failed' ? started.problem : 'no payment provider'
      context.get(requestFactsContext).warn({ problem }, 'A payment could not be started')
      throw back('unavailable')
    }
    default:
      throw back()
  }
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error
    ? [{ title: `Your reservation | ${page.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function ReservationRoute({ loaderData }: Route.ComponentProps) {
  useFlashEvent(loaderData.event)
  return <ReservationPage page={loaderData} />
}
