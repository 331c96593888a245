import { createToken } from '#operations/customers/secret-token.ts'
import { sendCode } from '#operations/customers/send-code.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { phoneNumber } from './guesses.ts'

const NUMBERS = 400

/** How long it takes to ask for a code with a customer's number and with any other: medians, in turns, one at a time. */
export async function timesOfNumbers([dealer]: readonly Dealership[]) {
  if (!dealer) throw new Error('There is no server.')
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let number = 0; number < NUMBERS; number += 1) await dealer.customers.withPhone(stored(number * 2))
  for (let number = 0; number < NUMBERS * 2; number += 1) {
    const request = {
      phone: phoneNumber(number),
      browserToken: createToken(),
      host: 'big-yard.example',
      fields: {},
      actor: { kind: 'visitor', address: `198.51.${number >> 8}.${number & 255}`, isProgram: false } as const,
    }
    const start = performance.now()
    await sendCode(request, dealer)
    times[number % 2 === 0 ? 'known' : 'unknown'].push(performance.now() - start)
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return { known, unknown, ratio: known / unknown }
}

/** As the database stores it. */
function stored(number: number) {
  return `+61${phoneNumber(number).slice(1)}`
}

function median(times: readonly number[]) {
  return times.toSorted((a, b) => a - b)[Math.trunc(times.length / 2)] ?? 0
}
