import { Form } from 'react-router'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import { ConfirmLinkForm } from '../customers/confirm-link-form.tsx'
import { AccountLinks } from '../customers/account/account-links.tsx'
import { AlertsForm, type AlertsFormData } from './alerts-form.tsx'
import type { AlertsResponse } from './alerts-action.server.ts'
import './alerts-page.css'

type AlertsPageData = AlertsFormData & {
  unconfirmedEmail: string | null
  hasAlerts: boolean
  searches: { id: string; address: string; label: string }[]
}

type AlertsPageProps = { page: AlertsPageData; response: AlertsResponse | undefined }

/** Where a customer chooses what to be told about, and stops it. */
export function AlertsPage({ page, response }: AlertsPageProps) {
  return (
    <div className="container section alerts-page">
      <h1>My alerts</h1>
      {response?.done && <Alert kind="info" title={response.done} isUrgent />}
      {page.unconfirmedEmail !== null && <Unconfirmed email={page.unconfirmedEmail} />}
      {/* A browser leaves ticked boxes as they are, so the form is drawn again once all is stopped. */}
      <AlertsForm
        key={String(response?.isStopped === true && !page.hasAlerts)}
        page={page}
        response={response}
      />
      {page.hasAlerts && (
        <Form method="post">
          <input type="hidden" name="do" value="stop" />
          <Button type="submit" look="quiet">
            Stop all alerts
          </Button>
        </Form>
      )}
      <SavedSearches searches={page.searches} />
      <AccountLinks />
    </div>
  )
}

function Unconfirmed({ email }: { email: string }) {
  return (
    <Alert kind="warning" title="Your email address isn’t confirmed yet">
      <p>Email alerts start once you open the link that we send to {email}.</p>
      <ConfirmLinkForm />
    </Alert>
  )
}

function SavedSearches({ searches }: Pick<AlertsPageData, 'searches'>) {
  return (
    <section aria-labelledby="searches">
      <h2 id="searches">Saved searches</h2>
      {searches.length === 0 ? (
        <p>
          You have no saved searches in your account. Search our stock and choose “Save this search” to hear
          about new matches.
        </p>
      ) : (
        <ul className="alerts-page__searches">
          {searches.map(({ id, address, label }) => (
            <li key={id}>
              <a href={address}>{label}</a>
              <Form method="post">
                <input type="hidden" name="do" value="remove-search" />
                <input type="hidden" name="search" value={id} />
                <Button type="submit" look="quiet">
                  Remove<span className="visually-hidden">: {label}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
