import { storableText } from '../shared/storable-text.ts'
import type { EnquiryFields } from './question.ts'

const MAX_LENGTH = 120

/**
 * The id of the page a lead came from, from the form or the link to the page; `null` where neither has one.
 */
export function pageId(fields: EnquiryFields, page: URL): string | null {
  const given = fields['page_id'] ?? page.searchParams.get('page_id') ?? ''
  return storableText(given).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH) || null
}
