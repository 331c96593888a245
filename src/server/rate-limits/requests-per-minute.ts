/**
 * Pages and API calls, unless `READS_PER_MINUTE` says otherwise: twenty a second are more than an office or a phone
 * company’s customers behind one address request from one process, and less than half of what it can serve.
 */
export const READS_PER_MINUTE = 1200

/** Far above what a person or an office behind one address sends, and far below what would fill a dealer’s inbox. */
export const WRITES_PER_MINUTE = 120

/** Brochures and cards are drawn for the first visitor of each day. No office prints faster than this. */
export const DOCUMENTS_PER_MINUTE = 60
