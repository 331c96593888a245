import { financeText } from './finance-text.ts'
import type { BrochureFacts } from './port.ts'
import {
  contentWidth,
  decorate,
  fittingSize,
  type Sheet,
  sheetSize,
  textHeight,
  type TextStyle,
  textWidth,
  write,
} from './sheet.ts'

const PRICE_WIDTH = 175
const GAP = 22
const titleWidth = contentWidth - PRICE_WIDTH - GAP
const TITLE_HEIGHT = 70

type Line = {
  element: string
  words: string
  style: TextStyle
  height?: number
  isStruck?: boolean
  after: number
}

/** The vehicle’s name and its price side by side. Returns their height, and draws them if a place is given. */
export function summary(sheet: Sheet, facts: BrochureFacts) {
  const left = nameLines(sheet, facts)
  const right = priceLines(sheet, facts)
  const tagHeight = facts.tag ? 22 : 0
  const height = Math.max(
    tagHeight + linesHeight(sheet, left, titleWidth),
    linesHeight(sheet, right, PRICE_WIDTH),
  )
  return {
    height,
    draw(y: number) {
      if (facts.tag) drawTag(sheet, facts.tag, y)
      drawLines(sheet, left, { x: sheetSize.margin, y: y + tagHeight, width: titleWidth })
      const x = sheetSize.margin + titleWidth + GAP
      drawLines(sheet, right, { x, y, width: PRICE_WIDTH })
    },
  }
}

function nameLines(sheet: Sheet, { title, subtitle, soldNotice }: BrochureFacts): Line[] {
  const { palette, titleSizes } = sheet.theme
  const style: TextStyle = { font: 'display', size: 20, colour: palette.ink }
  const size = fittingSize(sheet, title, {
    sizes: titleSizes,
    width: titleWidth,
    height: TITLE_HEIGHT,
    style,
  })
  return [
    { element: 'H1', words: title, style: { ...style, size }, height: TITLE_HEIGHT, after: 2 },
    {
      element: 'P',
      words: subtitle,
      style: { size: 11.5, colour: palette.inkSoft },
      height: 30,
      after: 2,
    },
    {
      element: 'P',
      words: soldNotice ?? '',
      style: { font: 'strong', size: 11, colour: palette.danger },
      after: 0,
    },
  ]
}

function priceLines(sheet: Sheet, { price, finance }: BrochureFacts): Line[] {
  const { palette, priceSizes } = sheet.theme
  const soft: TextStyle = { size: 10, colour: palette.inkSoft, align: 'right' }
  const style: TextStyle = { font: 'price', size: 20, colour: palette.accentInk, align: 'right' }
  const size = fittingSize(sheet, price.amount, { sizes: priceSizes, width: PRICE_WIDTH, height: 46, style })
  // The comparison rate has the same size as the repayment, because it may not be the less prominent of the two.
  const borrowed: TextStyle = { font: 'strong', size: 9.5, colour: palette.ink, align: 'right' }
  return [
    ...(price.was === null
      ? []
      : [{ element: 'P', words: `Was ${price.was}`, style: soft, isStruck: true, after: 0 }]),
    ...(price.before === null ? [] : [{ element: 'P', words: price.before, style: soft, after: 0 }]),
    { element: 'P', words: price.amount, style: { ...style, size }, after: 0 },
    { element: 'P', words: price.includes ?? '', style: soft, after: finance ? 6 : 0 },
    ...(finance ? financeText(finance) : []).map((words) => ({
      element: 'P',
      words,
      style: borrowed,
      after: 1,
    })),
  ]
}

function linesHeight(sheet: Sheet, lines: Line[], width: number) {
  const heights = lines.map(({ words, style, height = Infinity, after }) =>
    words === '' ? 0 : Math.min(textHeight(sheet, words, width, style), height) + after,
  )
  return heights.reduce((sum, height) => sum + height, 0)
}

function drawLines(sheet: Sheet, lines: Line[], place: { x: number; y: number; width: number }) {
  let { y } = place
  for (const { element, words, style, height, isStruck, after } of lines) {
    if (words === '') continue
    const box = { ...place, y, style, ...(height !== undefined && { height }) }
    const drawn = write(sheet, element, words, box)
    if (isStruck) strike(sheet, words, { ...place, y: y + drawn / 2, style })
    y += drawn + after
  }
}

/** Strikes through the old figure, but not through the word before it. */
function strike(
  sheet: Sheet,
  words: string,
  { x, y, width, style }: { x: number; y: number; width: number; style: TextStyle },
) {
  const figure = words.slice(words.indexOf(' ') + 1)
  const end = x + width
  decorate(sheet.doc, () => {
    sheet.doc
      .moveTo(end - textWidth(sheet, figure, style), y)
      .lineTo(end, y)
      .lineWidth(0.8)
      .stroke(style.colour)
  })
}

function drawTag(sheet: Sheet, { kind, text }: NonNullable<BrochureFacts['tag']>, y: number) {
  const { doc, theme } = sheet
  const { palette } = theme
  const colours: Partial<Record<typeof kind, string>> = {
    sold: palette.tagSold,
    reserved: palette.tagReserved,
    electric: palette.tagElectric,
    hybrid: palette.tagElectric,
  }
  const style: TextStyle = {
    font: 'strong',
    size: 8.5,
    colour: colours[kind] ? palette.onDark : palette.onBrand,
  }
  const width = Math.min(textWidth(sheet, text, style), titleWidth - 16)
  const x = sheetSize.margin
  decorate(doc, () =>
    doc.roundedRect(x, y, width + 16, 16, Math.min(theme.corner, 8)).fill(colours[kind] ?? palette.brand),
  )
  write(sheet, 'P', text, { x: x + 8, y: y + 3, width: width + 1, height: 12, style })
}
