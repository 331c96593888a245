import type { EmailContent } from '../lead-delivery/email.ts'
import type { Difference } from './reconcile.ts'

/** The email to the dealer when the books and the payment provider contradict each other. */
export function differencesEmail(differences: readonly Difference[], dealerName: string): EmailContent {
  const heading = `Payments to look at: ${differences.length}`
  const summary = `The payments of ${dealerName} don’t all match your payment provider’s. Please compare these with the provider’s list.`
  return {
    subject: heading,
    preview: summary,
    heading,
    paragraphs: [summary],
    quote: null,
    rows: differences.map(({ reference, what }) => ({ label: reference, value: what })),
    closing: ['We compare them every day, and write again until they match.'],
  }
}
