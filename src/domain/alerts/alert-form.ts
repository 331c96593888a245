import { readContactDetails } from '../customers/contact-details.ts'
import { isState } from '../locations/states.ts'
import {
  type AlertChannel,
  alertChannels,
  type AlertChoice,
  alertFrequencies,
  type AlertFrequency,
  type AlertKind,
} from './alert-kinds.ts'

/** The names of the form's fields. */
export const choiceField = (kind: AlertKind, channel: AlertChannel) => `${kind}-${channel}`
export const frequencyField = (channel: AlertChannel) => `${channel}-frequency`

export type AlertWish = { choices: AlertChoice[]; email: string | null; state: string | null }
export type AlertErrors = { field: string; message: string }[]

/** What the site offers its customers. */
export type AlertOffer = { kinds: readonly AlertKind[]; channels: readonly AlertChannel[] }

/** Reads the form in which a customer chooses alerts. Nothing that the site does not offer is chosen. */
export function readAlertForm(
  fields: Readonly<Record<string, string>>,
  { kinds, channels }: AlertOffer,
): { wish: AlertWish } | { errors: AlertErrors } {
  const contact = readContactDetails({ name: '', email: fields['email'] ?? '' })
  if ('errors' in contact) return { errors: contact.errors }
  const choices = alertChannels
    .filter((channel) => channels.includes(channel))
    .flatMap((channel) => {
      const frequency = readFrequency(fields[frequencyField(channel)])
      return kinds
        .filter((kind) => fields[choiceField(kind, channel)] !== undefined)
        .map((kind) => ({ kind, channel, frequency }))
    })
  const { email } = contact.details
  if (email === null && choices.some(({ channel }) => channel === 'email')) {
    return { errors: [{ field: 'email', message: 'Enter the email address that your alerts should go to.' }] }
  }
  const state = fields['state'] ?? ''
  return { wish: { choices, email, state: isState(state) ? state : null } }
}

function readFrequency(text: string | undefined): AlertFrequency {
  return alertFrequencies.find((known) => known === text) ?? 'daily'
}
