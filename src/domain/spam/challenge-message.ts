import type { SpamVerdict } from './spam-verdict.ts'

type Stopped = Extract<SpamVerdict, { verdict: 'challenge' }>
type Reach = { phone: string | null; email: string | null }

/** Nobody is stopped without being told how to go on: what to try, and how else to reach the dealer. */
export function challengeMessage({ because }: Stopped, reach: Reach, minutes: number): string {
  return because === 'too many'
    ? `You have sent us a lot in a short time. Please try again in ${inMinutes(minutes)}${orElse(reach)}.`
    : `We could not make sure that no robot sent this. Please press the button once more${orElse(reach)}. All you wrote is still here.`
}

function inMinutes(minutes: number) {
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}

function orElse({ phone, email }: Reach) {
  const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean)
  return ways.length === 0 ? '' : `, or ${ways.join(' or ')}`
}
