export type Bounds = { lowest: number; highest: number }

/** The positions of the thumbs for the typed values. An empty input puts its thumb at the end of the track. */
export function thumbsAt(from: string, to: string, bounds: Bounds): [number, number] {
  const start = within(readNumber(from) ?? bounds.lowest, bounds)
  const end = within(readNumber(to) ?? bounds.highest, bounds)
  return start <= end ? [start, end] : [end, start]
}

/** The input texts for the thumbs' positions. A thumb at the end of the track sets no limit. */
export function textsFor([start, end]: readonly number[], { lowest, highest }: Bounds): [string, string] {
  return [
    start === undefined || start <= lowest ? '' : String(start),
    end === undefined || end >= highest ? '' : String(end),
  ]
}

function readNumber(text: string) {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

function within(number: number, { lowest, highest }: Bounds) {
  return Math.min(Math.max(number, lowest), highest)
}
