import { readFileSync } from 'node:fs'
import { hostileSnippets } from './hostile-snippets.ts'

type Column = string | { column: string }
type Mapping = { fields: Record<string, Column | { from: Column | Column[] }> }

const generic = JSON.parse(readFileSync('src/domain/feeds/mappings/generic.json', 'utf8')) as Mapping

/** Without these a row is no vehicle that is for sale, or is one that nobody can see. */
const essential = { stockNumber: '', carType: 'used', status: 'in_stock', showOnDealerWebsite: 'yes' }

/** The columns that the mapping reads, with the field that each is for: a new field is in the rows at once. */
export const feedColumns: readonly (readonly [field: string, column: string])[] = Object.entries(
  generic.fields,
).flatMap(([field, written]) => {
  const from = typeof written === 'object' && 'from' in written ? written.from : written
  return [from].flat().map((column) => [field, typeof column === 'string' ? column : column.column] as const)
})

/** A vehicle for each snippet, which is in every column of its row that can have any text. */
export function hostileRows(): Record<string, unknown>[] {
  return hostileSnippets.map((text, at) => {
    const row = Object.fromEntries(
      feedColumns.filter(([field]) => !(field in essential)).map(([, column]) => [column, text]),
    )
    const valid = { 'Stock number': `H${at}`, Year: 2020, Price: 30_000 + at }
    return { ...row, ...valid, Make: `Toyota ${text}`, Model: `HiLux ${text}`, 'Car type': 'used' }
  })
}
