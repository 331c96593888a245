import { privacyParts, termsParts } from './legal-texts.ts'

/** The full text of each legal page, as it reads today. */
export const legalDocuments = {
  terms: joinParts(termsParts),
  privacy: joinParts(privacyParts),
}

function joinParts(parts: typeof termsParts) {
  return parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n')
}
