import { alertConsent } from '#domain/alerts/alert-consent.ts'
import type { AlertOffer, AlertWish } from '#domain/alerts/alert-form.ts'
import { isEmailProven } from '#domain/customers/proven-email.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import { wordingVersion } from '../enquiries/record-consent.ts'
import type { AlertDesk } from './alert-desk.ts'

const DAY_S = 24 * 60 * 60
/** Anyone can type anyone's address. Someone who did not ask for it gets few emails. */
const toAddress: ActLimit = { name: 'confirm address, day', max: 3, seconds: DAY_S }
const byCustomer: ActLimit = { name: 'confirm by customer, day', max: 5, seconds: DAY_S }

/** The alerts that a site offers, by the channels that it has. */
export function offeredAlerts({ site, sendSms }: Pick<AlertDesk, 'site' | 'sendSms'>): AlertOffer {
  return { kinds: site.customers.alerts, channels: sendSms ? ['sms', 'email'] : ['email'] }
}

type Chooser = {
  customerId: string
  /** The address of the page with the wording. */
  page: string
}

/** Stores what a customer chose, with the wording they agreed to. An address that is new to us has to be confirmed. */
export async function chooseAlerts(
  { choices, email, state }: AlertWish,
  { customerId, page }: Chooser,
  desk: AlertDesk,
): Promise<void> {
  const { customers, alertChoices, consentTexts, site } = desk
  const before = await customers.find(customerId)
  if (!before) return
  const changed = await customers.change(customerId, { name: before.name, email, state })
  const text = alertConsent(site.name)
  const version = wordingVersion(text)
  await consentTexts.keep([{ version, text }])
  await alertChoices.choose(customerId, choices, { wording: version, page })
  const needsEmail = choices.some(({ channel }) => channel === 'email')
  if (needsEmail && changed?.emailConfirmedAt === null && before.email !== email)
    await askToConfirmEmail({ customerId, page }, desk)
}

/**
 * Sends the link that confirms the customer's email address, a few times a day at most. An address that was confirmed elsewhere gets
 * alerts already, and the link proves that it is the customer's own.
 */
export async function askToConfirmEmail(
  { customerId, page }: Chooser,
  { customers, alertChoices, acts, seal }: AlertDesk,
): Promise<'asked' | 'too many' | 'nothing to confirm'> {
  const customer = await customers.find(customerId)
  if (!customer?.email || isEmailProven(customer)) return 'nothing to confirm'
  const wait =
    (await acts.count(await seal.mark(customer.phone), byCustomer)) ??
    (await acts.count(await seal.mark(customer.email.toLowerCase()), toAddress))
  if (wait) return 'too many'
  await alertChoices.askToConfirm(customerId, page)
  return 'asked'
}
