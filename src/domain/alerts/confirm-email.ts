import type { EmailContent } from '../lead-delivery/email.ts'
import { oneLine } from '../lead-delivery/markup.ts'

/** How long the link in the email works. */
export const CONFIRM_DAYS = 7

/** The email that asks a customer to confirm that an address is theirs. Nothing else is sent to it before. */
export function confirmEmailContent({
  dealerName,
  siteUrl,
  link,
}: {
  dealerName: string
  siteUrl: string
  link: string
}): EmailContent {
  return {
    subject: oneLine(`Confirm your email address for ${dealerName}`),
    preview: 'Confirm your address to start getting alerts by email.',
    heading: 'Is this your email address?',
    paragraphs: [
      `Someone who signed in at ${dealerName} entered this address for their alerts. If that was you, open the link and confirm it.`,
    ],
    quote: null,
    rows: [{ label: 'Your address', value: 'Confirm this email address', href: link }],
    closing: [
      `${dealerName}, ${siteUrl}`,
      `The link works for ${CONFIRM_DAYS} days. If this wasn’t you, do nothing: you won’t hear from us again.`,
    ],
  }
}
