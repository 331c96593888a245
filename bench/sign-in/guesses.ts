import { system } from '#domain/actors/actor.ts'
import { createToken } from '#operations/customers/secret-token.ts'
import { sendCode } from '#operations/customers/send-code.ts'
import { signIn } from '#operations/customers/sign-in.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { inTurns } from './in-turns.ts'

/** Someone with a new address for each guess, which no limit of an address stops: as little as the system itself. */
const attacker = system

/** Asks once for a code for each number, and returns how many were sent. */
export async function askForCodes(dealers: readonly Dealership[], numbers: number): Promise<number> {
  let sent = 0
  await inTurns(numbers, async (number) => {
    if ((await askForCode(serverOf(dealers, number), number)) !== null) sent += 1
  })
  return sent
}

/**
 * Guesses as someone who knows everything but the messages: number after number, through every server, with a new code for a
 * number as soon as its last one has expired or was tried too often.
 */
export async function guessCodes(dealers: readonly Dealership[], numbers: number, guesses: number) {
  const start = performance.now()
  const browsers = new Map<number, string>()
  const compared = new Map<number, number>()
  let opened = 0
  await inTurns(guesses, async (guess) => {
    const number = guess % numbers
    const dealer = serverOf(dealers, guess)
    const browserToken = browsers.get(number) ?? (await askForCode(dealer, number))
    if (browserToken === null) return
    browsers.set(number, browserToken)
    const code = String(guess % 1_000_000).padStart(6, '0')
    const { outcome } = await signIn({ code, browserToken, userAgent: null, actor: attacker }, dealer)
    if (outcome === 'signed in') opened += 1
    if (outcome === 'gone') browsers.delete(number)
    if (outcome === 'signed in' || outcome === 'wrong') compared.set(number, (compared.get(number) ?? 0) + 1)
  })
  const counts = [...compared.values()]
  return {
    opened,
    compared: counts.reduce((sum, count) => sum + count, 0),
    mostForOne: Math.max(0, ...counts),
    seconds: (performance.now() - start) / 1000,
  }
}

/** The browser that can use the code, if one was sent. */
async function askForCode(dealer: Dealership, number: number): Promise<string | null> {
  const browserToken = createToken()
  const { outcome } = await sendCode(
    { phone: phoneNumber(number), browserToken, host: 'big-yard.example', fields: {}, actor: attacker },
    dealer,
  )
  return outcome === 'sent' ? browserToken : null
}

export function phoneNumber(number: number): string {
  return `04${String(12_000_000 + number)}`
}

function serverOf(dealers: readonly Dealership[], turn: number): Dealership {
  const dealer = dealers[turn % dealers.length]
  if (!dealer) throw new Error('There is no server.')
  return dealer
}
