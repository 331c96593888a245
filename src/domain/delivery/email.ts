import type { LeadRow } from './lead-rows.ts'

/** An email as it is meant, whatever form it is sent in. */
export type EmailContent = {
  subject: string
  /** The first line that a list of mails shows. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The customer's own words. */
  quote: string | null
  rows: LeadRow[]
  closing: string[]
}

/** Beside longer ones, nothing would be left of a line on a phone. */
const WIDEST_LABELS = 26

/** The email for who reads text. */
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
