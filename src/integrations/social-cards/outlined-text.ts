import type { Font } from 'fontkit'
import { printableText } from '../fonts/printable-text.ts'

export type WordStyle = { font: Font; size: number; colour: string }

/** One line of text as shapes, so that the machine needs no fonts. `y` is the baseline. */
export function outlinedText(
  words: string,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' },
  { font, size, colour }: WordStyle,
): string {
  const run = font.layout(printableText(words, font))
  const scale = size / font.unitsPerEm
  const from = align === 'right' ? x - run.advanceWidth * scale : x
  let pen = 0
  const shapes = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const left = pen + (position?.xOffset ?? 0)
    pen += position?.xAdvance ?? glyph.advanceWidth
    return glyph.path.translate(left, position?.yOffset ?? 0).toSVG()
  })
  return `<g fill="${colour}" transform="translate(${from} ${y}) scale(${scale} ${-scale})"><path d="${shapes.join('')}"/></g>`
}

/** The width of text on one line. */
export function lineWidth(words: string, { font, size }: Pick<WordStyle, 'font' | 'size'>): number {
  return (font.layout(printableText(words, font)).advanceWidth * size) / font.unitsPerEm
}

/** The largest of these sizes at which the text fits on so many lines, and those lines. The last one is cut if necessary. */
export function fittedLines(
  words: string,
  { font, sizes, width, max }: { font: Font; sizes: readonly number[]; width: number; max: number },
): { size: number; lines: string[] } {
  const text = printableText(words, font).replaceAll('\n', ' ')
  for (const size of sizes) {
    const lines = brokenLines(text, (line) => lineWidth(line, { font, size }) <= width)
    if (lines && lines.length <= max) return { size, lines }
  }
  const size = sizes.at(-1) ?? 20
  return { size, lines: cutLines(text, (line) => lineWidth(line, { font, size }) <= width, max) }
}

/** `null` if a single word is too long for a line. */
function brokenLines(text: string, fits: (line: string) => boolean): string[] | null {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else if (fits(word)) lines.push(word)
    else return null
  }
  return lines
}

function cutLines(text: string, fits: (line: string) => boolean, max: number): string[] {
  const lines = brokenLines(text, fits) ?? [text]
  const shown = lines.slice(0, max)
  const last = shown.pop() ?? ''
  return [...shown, cutLine(last, fits)]
}

function cutLine(line: string, fits: (line: string) => boolean) {
  let cut = line
  while (cut !== '' && !fits(`${cut}…`)) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}
