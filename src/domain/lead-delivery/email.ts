import type { LeadRow } from './lead-rows.ts'

/** The content of an email, independent of its format. */
export type EmailContent = {
  subject: string
  /** The preview line in a list of emails. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The customer's own text. */
  quote: string | null
  rows: LeadRow[]
  closing: string[]
}

/** Longer labels would leave no room for the value on a phone. */
const WIDEST_LABELS = 26

/** Writes the email as plain text. */
export function emailText({ heading, paragraphs, quote, rows, closing }: EmailContent): string {
  const width = Math.min(WIDEST_LABELS, Math.max(0, ...rows.map(({ label }) => label.length)))
  const lines = rows.map(({ label, value, href }) => {
    const link = href?.startsWith('http') ? ` (${href})` : ''
    return `${`${label}: `.padEnd(width + 2)}${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}${link}`
  })
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote === null ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...closing,
  ]
  return `${blocks.join('\n\n')}\n`
}
