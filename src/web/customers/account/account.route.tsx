import { href } from 'react-router'
import { formatAppointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { reservationStatus } from '#domain/reservations/customer-view.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { ownReservations } from '#operations/reservations/own-reservations.ts'
import { headTags } from '../../frame/page-head.ts'
import { pageHead } from '../../frame/page-head.server.ts'
import {
  alertDeskContext,
  customerDeskContext,
  reservationDeskContext,
} from '../../request/request-context.ts'
import { requireCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/account.route.ts'
import { handleAccount } from './account-action.server.ts'
import { AccountPage } from './account-page.tsx'

const visitTime = dateFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** Drawn for this customer alone. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const { site, customers, sessions, savedCars } = context.get(customerDeskContext)
  const { alertChoices } = context.get(alertDeskContext)
  const [own, devices, saved, choices, reservations] = await Promise.all([
    customers.find(customer.id),
    sessions.of(customer.id),
    savedCars.of(customer.id),
    alertChoices.active(customer.id),
    ownReservations(customer.phone, context.get(reservationDeskContext)),
  ])
  return {
    dealerName: site.name,
    vehicleWord: site.stock.vehicleWord,
    phone: customer.phone,
    name: own?.name ?? '',
    email: own?.email ?? '',
    savedCars: saved.length,
    hasWatchlist: site.stock.saving,
    hasAlerts: site.customers.alerts.length > 0,
    takesInvoices: site.reservations.takesInvoices,
    waitingEmail:
      own?.emailConfirmedAt === null && choices.some(({ channel }) => channel === 'email') ? own.email : null,
    reservations: reservations.map(({ reference, title, path, state, until }) => ({
      reference,
      title,
      path,
      status: reservationStatus(state, formatAppointmentTime(site.timeZone, until)),
    })),
    devices: devices.map(({ id, device, lastSeenAt }) => ({
      id,
      device,
      lastSeen: visitTime(site.timeZone).format(lastSeenAt),
      isThis: id === customer.sessionId,
    })),
    head: pageHead(site, url, {
      title: 'My account',
      description: `Your details at ${site.name}.`,
      path: href('/account'),
      isIndexed: false,
    }),
  }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return handleAccount(request, url, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage page={loaderData} response={actionData} />
}
