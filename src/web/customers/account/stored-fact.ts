/** One kind of record: its name, and a line for each record. */
export type StoredFacts = { title: string; lines: string[] }

/** What facts need of the site to be written. */
export type FactTexts = { day: (date: Date) => string; vehicleWord: string }
