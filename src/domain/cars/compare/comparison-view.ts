import { compareAddress } from './compare-address.ts'

/** How much of a comparison shows: all rows, or those in which the vehicles differ. */
export type ComparisonView = 'everything' | 'differences'

export function comparisonView(params: URLSearchParams): ComparisonView {
  return params.get('show') === 'differences' ? 'differences' : 'everything'
}

/** The address of a comparison in a view. One vehicle has no differences. */
export function viewAddress(slugs: readonly string[], view: ComparisonView): string {
  const address = compareAddress(slugs)
  return view === 'differences' && slugs.length > 1 ? `${address}&show=differences` : address
}
