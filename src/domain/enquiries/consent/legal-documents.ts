/** The full text of a site’s legal pages when someone sends a form, as consent records refer to it. */
export type LegalDocuments = { terms: string; privacy: string }
