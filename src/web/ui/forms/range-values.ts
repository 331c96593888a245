export type Bounds = { lowest: number; highest: number }

/** Where the two thumbs stand for what is written. An empty box is as far as its end goes. */
export function thumbsAt(from: string, to: string, bounds: Bounds): [number, number] {
  const start = within(readNumber(from) ?? bounds.lowest, bounds)
  const end = within(readNumber(to) ?? bounds.highest, bounds)
  return start <= end ? [start, end] : [end, start]
}

/** What is written for where the thumbs stand. A thumb at its end asks for nothing. */
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
