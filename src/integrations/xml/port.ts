import type { XmlDocument } from '#domain/lead-delivery/adf/xml-document.ts'

/** Writes a document as text. */
export type WriteXml = (document: XmlDocument) => string
