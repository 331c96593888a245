import type { EmailContent } from '../lead-delivery/email.ts'
import type { Difference } from './reconcile.ts'

/** The email to the dealer when the books and the payment provider contradict each other. */
export function differencesEmail(differences: readonly Difference[], dealerName: string): EmailContent {
  const heading = `Payments that need checking: ${differences.length}`
  const summary = `Some payments to ${dealerName} don’t match your payment provider’s records. Please compare these with the provider’s list.`
  return {
    subject: heading,
    preview: summary,
    heading,
    paragraphs: [summary],
    quote: null,
    rows: differences.map(({ reference, what }) => ({ label: reference, value: what })),
    closing: ['We check every day and will email you until they match.'],
  }
}
