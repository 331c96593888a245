import type { Element } from '#domain/lead-delivery/elements.ts'

/** Writes the elements of an ADF document as text. */
export type WriteAdf = (root: Element) => string
