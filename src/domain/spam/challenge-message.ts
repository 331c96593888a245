import type { SpamVerdict } from './spam-verdict.ts'

type Stopped = Extract<SpamVerdict, { verdict: 'challenge' }>
type Contact = { phone: string | null; email: string | null }

/** Tells a stopped visitor what to try and how else to contact the dealer. */
export function challengeMessage({ because }: Stopped, contact: Contact, minutes: number): string {
  return because === 'too many'
    ? `You’ve sent us several enquiries in a short time. Please try again in ${inMinutes(minutes)}${orElse(contact)}.`
    : `We couldn’t confirm that a person sent this. Please press the button again${orElse(contact)}. Everything you wrote is still here.`
}

function inMinutes(minutes: number) {
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}

function orElse({ phone, email }: Contact) {
  const ways = [phone && `call ${phone}`, email && `email ${email}`].filter(Boolean)
  return ways.length === 0 ? '' : `, or ${ways.join(' or ')}`
}
