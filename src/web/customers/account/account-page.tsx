import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { href } from 'react-router'
import { SignOut } from './account-links.tsx'
import type { AccountResponse } from './account-action.server.ts'
import { ContactDetailsForm } from './contact-details-form.tsx'
import { type Device, Devices } from './devices.tsx'
import './account-page.css'

export type AccountPageData = {
  dealerName: string
  vehicleWord: string
  phone: string
  name: string
  email: string
  savedCars: number
  hasWatchlist: boolean
  hasAlerts: boolean
  takesInvoices: boolean
  /** The address that email alerts wait for, until the customer confirms it. */
  waitingEmail: string | null
  reservations: OwnReservation[]
  devices: Device[]
}

type OwnReservation = { reference: string; title: string; status: string; path: string }

type AccountPageProps = { page: AccountPageData; response: AccountResponse | undefined }

/** A customer's own page: their details, and where they are signed in. */
export function AccountPage({ page, response }: AccountPageProps) {
  return (
    <div className="container section account">
      <header className="account__header">
        <h1>My account</h1>
        <p>
          Signed in with <strong>{unbrokenPhone(page.phone)}</strong>.{' '}
          <a href={href('/account/phone')}>Change number</a>
        </p>
        <SignOut />
      </header>
      {page.reservations.length > 0 && <Reservations reservations={page.reservations} />}
      {page.takesInvoices && (
        <section className="account__part" aria-labelledby="payments">
          <h2 id="payments">Payments</h2>
          <p>Pay your {page.dealerName} invoice or deposit online.</p>
          <p>
            <LinkButton href={href('/online-payment')} look="quiet">
              Pay online
            </LinkButton>
          </p>
        </section>
      )}
      {page.hasWatchlist && (
        <section className="account__part" aria-labelledby="saved">
          <h2 id="saved">Watchlist</h2>
          <p>{savedText(page)}</p>
          <p>
            <LinkButton href={href('/watchlist')} look="quiet">
              Open my watchlist
            </LinkButton>
          </p>
        </section>
      )}
      {page.hasAlerts && (
        <section className="account__part" aria-labelledby="alerts">
          <h2 id="alerts">Alerts</h2>
          <p>{`Hear about price drops and new matches for your searches, by text or email. Only if you ask for it.`}</p>
          {page.waitingEmail !== null && (
            <p>
              Your email alerts start once you open the link that we sent to{' '}
              <strong className="account__email">{page.waitingEmail}</strong>.
            </p>
          )}
          <p>
            <LinkButton href={href('/account/alerts')} look="quiet">
              Choose my alerts
            </LinkButton>
          </p>
        </section>
      )}
      <section className="account__part" aria-labelledby="details">
        <h2 id="details">My details</h2>
        <ContactDetailsForm page={page} response={response} />
      </section>
      <Devices devices={page.devices} />
      <section className="account__part" aria-labelledby="data">
        <h2 id="data">My data</h2>
        <p>See what {page.dealerName} stores about you, download it, or delete it.</p>
        <p>
          <LinkButton href={href('/account/data')} look="quiet">
            See my data
          </LinkButton>
        </p>
      </section>
    </div>
  )
}

function Reservations({ reservations }: Pick<AccountPageData, 'reservations'>) {
  return (
    <section className="account__part" aria-labelledby="reservations">
      <h2 id="reservations">Reservations</h2>
      <ul className="account__list">
        {reservations.map(({ reference, title, status, path }) => (
          <li key={reference}>
            <div>
              <strong>{title}</strong>
              <p className="field__hint">
                {status} · {reference}
              </p>
            </div>
            <LinkButton href={path} look="quiet">
              Open<span className="visually-hidden">: {title}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function savedText({ savedCars, vehicleWord }: Pick<AccountPageData, 'savedCars' | 'vehicleWord'>) {
  if (savedCars === 0) return `You haven’t saved a ${vehicleWord} yet.`
  return savedCars === 1 ? `You’ve saved one ${vehicleWord}.` : `You’ve saved ${savedCars} ${vehicleWord}s.`
}
