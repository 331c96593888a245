import { type AlertChannel, alertChannels } from '#domain/alerts/alert-kinds.ts'
import { stopPath } from '#domain/alerts/alert-addresses.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Seal } from '../spam/seal.ts'

type Receiver = { customerId: string; channel: AlertChannel }

/** The address that stops a customer’s alerts by one channel. It works for as long as the site exists. */
export async function stopAddress({ customerId, channel }: Receiver, seal: Seal): Promise<string> {
  // Without hyphens, because a text message has little room.
  return stopPath(await seal.close('stop alerts', `${customerId.replaceAll('-', '')}${channel}`))
}

/** Whose alerts by which channel a token stops; `null` for a token that isn’t ours. */
export async function receiverOf(token: string, seal: Seal): Promise<Receiver | null> {
  const text = await seal.open('stop alerts', token)
  const [, hex = '', name] = /^([0-9a-f]{32})(\w+)$/.exec(text ?? '') ?? []
  const channel = alertChannels.find((known) => known === name)
  if (channel === undefined) return null
  return { customerId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), channel }
}

/** Stops alerts without signing in, by the token of a message. Doing so twice changes nothing. */
export async function stopAlerts(
  token: string,
  scope: 'channel' | 'all',
  { seal, alertChoices }: Pick<Dealership, 'seal' | 'alertChoices'>,
): Promise<Receiver | null> {
  const receiver = await receiverOf(token, seal)
  if (receiver) await alertChoices.stop(receiver.customerId, scope === 'all' ? null : receiver.channel)
  return receiver
}
