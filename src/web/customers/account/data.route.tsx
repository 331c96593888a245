import { data, href, redirect } from 'react-router'
import { dateFormat } from '#domain/shared/date-format.ts'
import { askToConfirmEmail } from '#operations/alerts/choose-alerts.ts'
import {
  bookingsToCome,
  erasePerson,
  exportPersonalData,
  personOf,
  reservationsInProgress,
} from '#operations/customers/personal-data.ts'
import { headTags } from '../../frame/page-head.ts'
import { pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import {
  alertDeskContext,
  customerDeskContext,
  requestFactsContext,
  reservationDeskContext,
} from '../../request/request-context.ts'
import { confirmTexts } from '../confirm-texts.ts'
import { signedOutHeaders } from '../session-cookies.server.ts'
import { requireCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/data.route.ts'
import { type DataResponse, DataPage } from './data-page.tsx'
import { storedFacts } from './stored-facts.server.ts'

const dayFormat = dateFormat('en-AU', { dateStyle: 'medium' })
const timeFormat = dateFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' })

/** What the site stores about this customer, for them alone. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const desk = context.get(customerDeskContext)
  const { site, customers, now } = desk
  const [person, own] = await Promise.all([personOf(customer, desk), customers.find(customer.id)])
  const file = await exportPersonalData(person, desk)
  return {
    dealerName: site.name,
    dealerEmail: site.email,
    facts: storedFacts(file, {
      day: (date) => dayFormat(site.timeZone).format(date),
      vehicleWord: site.stock.vehicleWord,
    }),
    coming: bookingsToCome(file, now()).map(({ startsAt }) => timeFormat(site.timeZone).format(startsAt)),
    reservations: reservationsInProgress(file, now()),
    hasPrizes: site.promotions.spinToWin !== null || file.spins.length > 0,
    unprovenEmail: person.email === null ? (own?.email ?? null) : null,
    head: pageHead(site, url, {
      title: 'My data',
      description: `What ${site.name} stores about you.`,
      path: href('/account/data'),
      isIndexed: false,
    }),
  }
}

/** Sends the link that proves their address, or erases everything, once the customer has ticked that they mean it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const customer = await requireCustomer('account', request, url, context)
  const form = await request.formData().catch(() => new FormData())
  if (form.get('do') === 'confirm') {
    const alertDesk = context.get(alertDeskContext)
    const page = siteOrigin(alertDesk.site, url) + url.pathname
    const outcome = await askToConfirmEmail({ customerId: customer.id, page }, alertDesk)
    return data<DataResponse>({ done: confirmTexts[outcome] })
  }
  if (form.get('sure') !== 'true')
    return data<DataResponse>({ error: 'Please tick the box to confirm.' }, { status: 422 })
  const desk = context.get(customerDeskContext)
  const erasureDesk = { ...desk, ...context.get(reservationDeskContext) }
  const result = await erasePerson(await personOf(customer, desk), erasureDesk)
  if (result.outcome === 'has bookings')
    return data<DataResponse>({ error: 'Please cancel your upcoming bookings first.' }, { status: 409 })
  if (result.outcome === 'has reservations')
    return data<DataResponse>({ error: 'Please cancel your reservations first.' }, { status: 409 })
  context.get(requestFactsContext).info({ customer: customer.id }, 'A customer erased their data')
  throw redirect(href('/account/erased'), { status: 303, headers: await signedOutHeaders(url) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function DataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DataPage page={loaderData} response={actionData} />
}
