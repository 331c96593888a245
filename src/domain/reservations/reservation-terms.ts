import { formatCents } from '../shared/money.ts'
import { HELD_HOURS } from './hold-times.ts'

/** What a customer agrees to with a deposit, shown where they decide (RSV-01). */
export function reservationTerms({
  depositCents,
  vehicleWord,
  dealerName,
}: {
  depositCents: number
  vehicleWord: string
  dealerName: string
}): string[] {
  const deposit = formatCents(depositCents)
  return [
    `You pay ${deposit} now and nothing else. There are no card fees.`,
    `We hold the ${vehicleWord} for you for ${HELD_HOURS} hours from the moment you’ve paid, and nobody else can reserve it.`,
    'The deposit is 100% refundable. Cancel online or by phone at any time in those hours and you get all of it back, to the card you paid with.',
    `If you buy the ${vehicleWord}, the deposit counts towards the price. If the ${HELD_HOURS} hours pass without a sale, we refund it and the ${vehicleWord} becomes available to others again.`,
    `Reserving is not a contract to buy. You can still inspect and test drive the ${vehicleWord} with ${dealerName} first.`,
  ]
}
