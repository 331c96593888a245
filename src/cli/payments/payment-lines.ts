import type { Hold } from '#data/reservations/holds.ts'
import type { Difference } from '#domain/payments/reconcile.ts'
import { isoMoment } from '#domain/shared/iso-moment.ts'
import { formatCents } from '#domain/shared/money.ts'

/** How the payments of a site compare: a line for each difference, and what was compared. */
export function reconcileLines(
  slug: string,
  { differences, payments }: { differences: readonly Difference[]; payments: number },
): string[] {
  return [
    ...differences.map(({ reference, what }) => [slug, reference, what].join('\t')),
    `${slug}: compared ${payments} ${payments === 1 ? 'payment' : 'payments'}, ${differences.length || 'no'} ${differences.length === 1 ? 'difference' : 'differences'}.`,
  ]
}

/** One hold as a line, without the customer’s details. */
export function holdLine(
  { reference, state, depositCents, expiresAt }: Hold,
  vehicle: string,
  timeZone: string,
): string {
  const isLive = state === 'offered' || state === 'pending' || state === 'held'
  const until = isLive ? `until ${isoMoment(timeZone, expiresAt)}` : ''
  return [reference, state, until, formatCents(depositCents), vehicle].join('\t')
}
