import type { ConsentMode, ConsentWording } from './consent-wording.ts'
import type { LegalDocuments } from './legal-documents.ts'

/** One item of consent: given, refused, or a notice that was shown. It is stored with the lead. */
export type ConsentRecord = {
  purpose: 'terms' | 'marketing' | 'privacy-notice'
  given: boolean
  mode: ConsentMode
  /** The exact wording, and an id of this version of it. */
  text: string
  version: string
  /** The version of the document that the wording links to. */
  document?: string
  at: string
  page: string
  locale: string
}

export type Agreed = { marketing: boolean; terms: boolean; optIn: ConsentMode }
type Circumstances = { at: Date; page: string; locale: string }

/**
 * Records the consent with its wording, time and page. Visitors consent to marketing by ticking a checkbox or
 * by sending the form after a notice; the record says which.
 */
export function consentRecords(
  wording: ConsentWording,
  agreed: Agreed,
  legalDocuments: LegalDocuments,
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
  const marketing = [wording.marketing.label, wording.marketing.notice].filter(Boolean).join(' ')
  return [
    {
      purpose: 'terms',
      given: agreed.terms,
      mode: 'checkbox',
      ...record(wording.terms, legalDocuments.terms),
    },
    { purpose: 'marketing', given: agreed.marketing, mode: agreed.optIn, ...record(marketing) },
    {
      purpose: 'privacy-notice',
      given: true,
      mode: 'notice',
      ...record(wording.privacy, legalDocuments.privacy),
    },
  ]
}
