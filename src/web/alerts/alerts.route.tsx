import { href } from 'react-router'
import { alertConsent } from '#domain/alerts/alert-consent.ts'
import { choiceField, frequencyField } from '#domain/alerts/alert-form.ts'
import { searchLabel } from '#domain/search/search-label.ts'
import { readStoredSearch } from '#domain/search/stored-search.ts'
import { offeredAlerts } from '#operations/alerts/choose-alerts.ts'
import { requireCustomer } from '../customers/signed-in.server.ts'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { alertDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/alerts.route.ts'
import { handleAlerts } from './alerts-action.server.ts'
import { AlertsPage } from './alerts-page.tsx'

/** Drawn for this customer alone. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const customer = await requireCustomer('alerts', request, url, context)
  const desk = context.get(alertDeskContext)
  const { site, customers, alertChoices, savedSearches } = desk
  const [own, choices, searches] = await Promise.all([
    customers.find(customer.id),
    alertChoices.active(customer.id),
    savedSearches.of(customer.id),
  ])
  return {
    dealerName: site.name,
    vehicleWord: site.stock.vehicleWord,
    offer: offeredAlerts(desk),
    values: {
      email: own?.email ?? '',
      state: own?.state ?? '',
      ...Object.fromEntries(choices.map(({ kind, channel }) => [choiceField(kind, channel), 'true'])),
      ...Object.fromEntries(choices.map(({ channel, frequency }) => [frequencyField(channel), frequency])),
    } as Record<string, string>,
    phone: customer.phone,
    unconfirmedEmail: own?.emailConfirmedAt === null ? own.email : null,
    hasAlerts: choices.length > 0,
    consent: alertConsent(site.name),
    searches: searches.flatMap(({ id, address }) => {
      const state = readStoredSearch(address)
      return state ? [{ id, address, label: searchLabel(state, site.stock.vehicleWord) }] : []
    }),
    head: pageHead(site, url, {
      title: 'My alerts',
      description: `The alerts that you get from ${site.name}.`,
      path: href('/account/alerts'),
      isIndexed: false,
    }),
  }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return handleAlerts(request, url, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertsPage page={loaderData} response={actionData} />
}
