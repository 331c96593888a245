import { privacyParts, termsParts } from './legal-texts.ts'

/** A whole text behind a link, as it reads today. */
export const legalDocuments = {
  terms: inFull(termsParts),
  privacy: inFull(privacyParts),
}

function inFull(parts: typeof termsParts) {
  return parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n')
}
