import type { Range } from './search-state.ts'

const LARGEST = 100_000_000

/** Reads `10000:25000`, `:25000` or `$5,000:`; `null` where there is no limit. */
export function readRange(text: string): Range | null {
  const [from = '', to = '', ...more] = text.split(':')
  if (!text.includes(':') || more.length > 0) return null
  const min = readFigure(from)
  const max = readFigure(to)
  if (min === null && max === null) return null
  return { ...(min !== null && { min }), ...(max !== null && { max }) }
}

/** Writes a range in the format that `readRange` reads. */
export function writeRange({ min, max }: Range): string {
  return `${min ?? ''}:${max ?? ''}`
}

/** People write figures with currency signs, thousands separators and units. */
function readFigure(text: string) {
  const [figure] = /\d+(?:\.\d+)?/.exec(text.replaceAll(/[,\s_]/g, '')) ?? []
  return figure === undefined || text.includes('-') ? null : Math.min(Math.round(Number(figure)), LARGEST)
}
