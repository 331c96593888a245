import { data, redirect } from 'react-router'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { BOOKING_SLOT } from '#domain/appointments/booking-slot.ts'
import { cancelAppointment, changeAppointment } from '#operations/appointments/customer-appointment.ts'
import { appointmentBookContext } from '../request/request-context.ts'
import type { Route } from './+types/appointment.route.ts'
import { type AppointmentResponse, AppointmentPage } from './appointment-page.tsx'
import { appointmentPageData, appointmentToShow } from './appointment-page-data.server.ts'

/** Opening the link changes nothing: email programs open links before their reader does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return appointmentPageData(params.token, context.get(appointmentBookContext))
}

export async function action({ params: { token }, request, url, context }: Route.ActionArgs) {
  const dealership = context.get(appointmentBookContext)
  const own = { token, link: new URL(appointmentPath(token), url.origin).href }
  await appointmentToShow(token, dealership)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('do') === 'cancel') {
    await cancelAppointment(own, dealership)
    throw redirect(appointmentPath(token), 303)
  }

  const chosen = form.get(BOOKING_SLOT)
  if (typeof chosen !== 'string' || chosen === '') return refused('Please choose a time.', '')
  const result = await changeAppointment(own, chosen, dealership)
  if (result.outcome === 'refused') return refused(result.message, chosen)
  throw redirect(`${appointmentPath(token)}${result.outcome === 'changed' ? '?changed' : ''}`, 303)
}

function refused(message: string, value: string) {
  return data<AppointmentResponse>({ error: message, value }, { status: 422 })
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error
    ? [{ title: `Your ${page.name} | ${page.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function AppointmentRoute({ loaderData, actionData }: Route.ComponentProps) {
  // Resets the form once the appointment has moved, so that it doesn't show the earlier choice.
  return <AppointmentPage key={loaderData.startsAt} page={loaderData} response={actionData} />
}
