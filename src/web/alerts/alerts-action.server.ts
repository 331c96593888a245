import { data, type RouterContextProvider } from 'react-router'
import { type AlertErrors, readAlertForm } from '#domain/alerts/alert-form.ts'
import { askToConfirmEmail, chooseAlerts, offeredAlerts } from '#operations/alerts/choose-alerts.ts'
import { requireCustomer } from '../customers/signed-in.server.ts'
import { siteOrigin } from '../frame/page-head.server.ts'
import { alertDeskContext } from '../request/request-context.ts'
import { confirmTexts } from '../customers/confirm-texts.ts'

/** What the page says about a form: what happened, or what to correct. */
export type AlertsResponse = {
  done: string | null
  /** Whether everything was stopped, so that no box is ticked any more. */
  isStopped: boolean
  errors: AlertErrors
  values: Record<string, string> | null
}

/** Handles the forms of the alerts page. */
export async function handleAlerts(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const { id: customerId } = await requireCustomer('alerts', request, url, context)
  const desk = context.get(alertDeskContext)
  const form = await request.formData().catch(() => new FormData())
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
  const chooser = { customerId, page: siteOrigin(desk.site, url) + url.pathname }

  switch (fields['do']) {
    case 'stop':
      await desk.alertChoices.stop(customerId, null)
      return done('All alerts are stopped', true)
    case 'confirm':
      return done(confirmTexts[await askToConfirmEmail(chooser, desk)])
    case 'remove-search': {
      const searches = await desk.savedSearches.of(customerId)
      const search = searches.find(({ id }) => id === fields['search'])
      if (search) await desk.savedSearches.remove(customerId, search.key)
      return done('Search removed')
    }
    default: {
      const read = readAlertForm(fields, offeredAlerts(desk))
      if ('errors' in read)
        return data<AlertsResponse>(
          { done: null, isStopped: false, errors: read.errors, values: fields },
          { status: 422 },
        )
      await chooseAlerts(read.wish, chooser, desk)
      return done(
        read.wish.choices.length === 0 ? 'Saved. You won’t get any alerts' : 'Your alerts are saved',
      )
    }
  }
}

function done(text: string, isStopped = false) {
  return data<AlertsResponse>({ done: text, isStopped, errors: [], values: null })
}
