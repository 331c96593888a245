import type { ConsentMode, ConsentWording } from './consent-wording.ts'
import { legalDocuments } from './legal-documents.ts'

/** One thing that a visitor agreed to, or was told, or did not agree to; kept with what they sent. */
export type ConsentRecord = {
  purpose: 'terms' | 'marketing' | 'privacy-notice'
  given: boolean
  mode: ConsentMode
  /** The exact words, and the mark of this version of them. */
  text: string
  version: string
  /** The version of the longer text that those words lead to. */
  document?: string
  at: string
  page: string
  locale: string
}

export type Agreed = { marketing: boolean; terms: boolean; optIn: ConsentMode }
type Circumstances = { at: Date; page: string; locale: string }

/**
 * What was agreed, in which words, when and where. Marketing is agreed to by ticking a box, or by going on after a
 * notice, and the record says by which.
 */
export function consentRecords(
  words: ConsentWording,
  agreed: Agreed,
  circumstances: Circumstances,
  versionOf: (text: string) => string,
): ConsentRecord[] {
  const where = {
    at: circumstances.at.toISOString(),
    page: circumstances.page,
    locale: circumstances.locale,
  }
  const record = (text: string, document?: string) => ({
    text,
    version: versionOf(text),
    ...(document !== undefined && { document: versionOf(document) }),
    ...where,
  })
  const marketing = [words.marketing.label, words.marketing.notice].filter(Boolean).join(' ')
  return [
    {
      purpose: 'terms',
      given: agreed.terms,
      mode: 'checkbox',
      ...record(words.terms, legalDocuments.terms),
    },
    { purpose: 'marketing', given: agreed.marketing, mode: agreed.optIn, ...record(marketing) },
    {
      purpose: 'privacy-notice',
      given: true,
      mode: 'notice',
      ...record(words.privacy, legalDocuments.privacy),
    },
  ]
}
