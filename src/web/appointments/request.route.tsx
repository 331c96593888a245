import { data, redirect } from 'react-router'
import { confirmRequest } from '#operations/appointments/confirm-request.ts'
import { appointmentBookContext } from '../request/request-context.ts'
import type { Route } from './+types/request.route.ts'
import { type RequestResponse, RequestPage } from './request-page.tsx'
import { requestPageData } from './request-page-data.server.ts'

/** Opening the link changes nothing: email programs open links before their reader does. */
export function loader({ params, context }: Route.LoaderArgs) {
  return requestPageData(params.request, context.get(appointmentBookContext))
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const result = await confirmRequest(params.request, url.origin, context.get(appointmentBookContext))
  if (result.outcome === 'refused') return data<RequestResponse>({ error: result.message }, { status: 422 })
  throw redirect(url.pathname, { status: 303 })
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData: page, error }) =>
  page && !error
    ? [{ title: `Confirm a ${page.name} | ${page.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

export default function RequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage page={loaderData} response={actionData} />
}
