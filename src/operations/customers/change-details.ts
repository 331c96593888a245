import type { AlertDesk } from '../alerts/alert-desk.ts'
import { askToConfirmEmail } from '../alerts/choose-alerts.ts'

type DetailsChange = {
  customerId: string
  details: { name: string | null; email: string | null }
  /** The address of the page on which they were changed. */
  page: string
}

/** `asked` and `too many` say whether a link was sent to an address that alerts wait for. */
export type DetailsOutcome = 'saved' | 'asked' | 'too many' | 'alerts need an email'

/**
 * Stores what a customer says about themselves. Where alerts go to their email address, a new one has to be confirmed, and they
 * can't do without.
 */
export async function changeDetails(
  { customerId, details, page }: DetailsChange,
  desk: AlertDesk,
): Promise<DetailsOutcome> {
  const { customers, alertChoices } = desk
  const [before, choices] = await Promise.all([customers.find(customerId), alertChoices.active(customerId)])
  if (!before) return 'saved'
  const hasEmailAlerts = choices.some(({ channel }) => channel === 'email')
  if (hasEmailAlerts && details.email === null) return 'alerts need an email'
  const changed = await customers.change(customerId, { ...details, state: before.state })
  if (!hasEmailAlerts || changed?.emailConfirmedAt !== null || before.email === details.email) return 'saved'
  const outcome = await askToConfirmEmail({ customerId, page }, desk)
  return outcome === 'nothing to confirm' ? 'saved' : outcome
}
