import { createHash } from 'node:crypto'
import { type Agreed, type ConsentRecord, consentRecords } from '#domain/enquiries/consent/consent-records.ts'
import { consentWording } from '#domain/enquiries/consent/consent-wording.ts'
import { legalDocumentsOf } from '../content/legal-documents-of.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The language of the wording. */
const LOCALE = 'en-AU'
/** Paths of our pages are far shorter, but an API client may send any path. */
const MAX_PATH_LENGTH = 300

/**
 * Records a visitor's consent, to be stored with their lead. The wording is stored once per site, before
 * anything refers to it.
 */
export async function recordConsent(
  agreed: Omit<Agreed, 'optIn'>,
  page: string,
  desk: Pick<Dealership, 'site' | 'consentTexts' | 'content' | 'textReader' | 'now'>,
): Promise<ConsentRecord[]> {
  const { site, consentTexts, now } = desk
  const { optIn, marketingNotice } = site.forms
  const documents = await legalDocumentsOf(desk)
  const wording = consentWording({ dealerName: site.name, optIn, marketingNotice })
  const circumstances = { at: now(), page: page.slice(0, MAX_PATH_LENGTH), locale: LOCALE }
  const records = consentRecords(wording, { ...agreed, optIn }, documents, circumstances, wordingVersion)
  const texts = [...records.map(({ text }) => text), documents.terms, documents.privacy]
  await consentTexts.keep(texts.map((text) => ({ version: wordingVersion(text), text })))
  return records
}

/** The version of a text is its hash, so it is the same on every site and in every process. */
export function wordingVersion(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
