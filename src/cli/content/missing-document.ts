import type { ContentRef } from '#data/content/content-versions.ts'

/** Says what there isn’t: the version that was asked for, or, where none was, the document. */
export function missingDocument({ kind, slug }: ContentRef, number: number | undefined): string {
  const what = number === undefined ? '' : `version ${number} of `
  return `There is no ${what}${kind} ${slug}.`
}
