import { createHash } from 'node:crypto'
import { type Agreed, type ConsentRecord, consentRecords } from '#domain/consent/consent-records.ts'
import { consentWording } from '#domain/consent/consent-wording.ts'
import { legalDocuments } from '#domain/consent/legal-documents.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What this site's visitors read, as it is said in this language. */
const LOCALE = 'en-AU'
/** A page of this site has a far shorter path; a program may send any. */
const LONGEST_PATH = 300

/**
 * Writes down what somebody agreed to on a page, for keeping with what they sent. The words themselves are kept once for
 * the site, before anything that refers to them.
 */
export async function recordConsent(
  agreed: Omit<Agreed, 'optIn'>,
  page: string,
  { site, consentTexts, now }: Pick<Dealership, 'site' | 'consentTexts' | 'now'>,
): Promise<ConsentRecord[]> {
  const { optIn, marketingNotice } = site.forms
  const words = consentWording({ dealerName: site.name, optIn, marketingNotice })
  const circumstances = { at: now(), page: page.slice(0, LONGEST_PATH), locale: LOCALE }
  const records = consentRecords(words, { ...agreed, optIn }, circumstances, versionOf)
  const texts = [...records.map(({ text }) => text), ...Object.values(legalDocuments)]
  await consentTexts.keep(texts.map((text) => ({ version: versionOf(text), text })))
  return records
}

/** The same words always have the same mark, on every site and in every process. */
function versionOf(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
