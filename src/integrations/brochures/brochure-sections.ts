import { formatNumber } from '#domain/shared/format-number.ts'
import { cutPlainText } from '#domain/shared/cut-plain-text.ts'
import { isMostlyPrintable, printableText } from '../fonts/printable-text.ts'
import { inColumns } from './in-columns.ts'
import type { BrochureFacts } from './port.ts'
import { contentWidth, decorate, type Sheet, sheetSize, textHeight, type TextStyle, write } from './sheet.ts'

/** A part of the brochure whose height depends on the available room. */
export type Section = { heightIn: (room: number) => number; draw: (y: number, room: number) => void }

const HEADING_HEIGHT = 22
const AFTER = 12
const COLUMNS = 3
const COLUMN_GAP = 16
const columnWidth = (contentWidth - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS
const BULLET_WIDTH = 9
const FEATURE_LETTERS = 90
const MORE_HEIGHT = 15

/** The dealer’s comments, what’s included and the features, as far as the vehicle has them. */
export function sectionsOf(sheet: Sheet, { comments, included, features }: BrochureFacts): Section[] {
  return [
    commentSection(sheet, comments),
    featureSection(sheet, 'What’s included', included),
    featureSection(sheet, 'Features', features),
  ].filter((section) => section !== null)
}

/** Left out if most of it could not be printed, because half a sentence may mislead. */
function commentSection(sheet: Sheet, comments: string): Section | null {
  if (!isMostlyPrintable(comments, sheet.fonts.text)) return null
  const text = printableText(comments, sheet.fonts.text).replaceAll(/\n{2,}/g, '\n')
  const style: TextStyle = { size: 9.5, colour: sheet.theme.palette.ink, lineGap: 2 }
  const whole = HEADING_HEIGHT + textHeight(sheet, text, contentWidth, style) + AFTER
  return {
    heightIn: (room) => Math.min(whole, room),
    draw(y, room) {
      heading(sheet, 'Dealer comments', y)
      const height = Math.min(room, whole) - HEADING_HEIGHT - AFTER
      const box = { x: sheetSize.margin, y: y + HEADING_HEIGHT, width: contentWidth, height: height + 1 }
      write(sheet, 'P', text, { ...box, style })
    },
  }
}

function featureSection(sheet: Sheet, title: string, given: readonly string[]): Section | null {
  const style: TextStyle = { size: 8.75, colour: sheet.theme.palette.ink }
  const features = [...new Set(given.map((feature) => printedFeature(sheet, feature)))].filter(Boolean)
  if (features.length === 0) return null
  const width = columnWidth - BULLET_WIDTH
  const heights = features.map((feature) => textHeight(sheet, feature, width, style) + 3)
  const fitted = (room: number) =>
    inColumns(heights, { columns: COLUMNS, room: room - HEADING_HEIGHT - AFTER, more: MORE_HEIGHT })

  return {
    heightIn(room) {
      const { height } = fitted(room)
      return HEADING_HEIGHT + height + AFTER
    },
    draw(y, room) {
      const { columns, shown, height } = fitted(room)
      heading(sheet, title, y)
      const list = sheet.doc.struct('L')
      sheet.root.add(list)
      for (const { index, column, offset } of columns) {
        const x = sheetSize.margin + column * (columnWidth + COLUMN_GAP)
        item(sheet, features[index] ?? '', { list, x, y: y + HEADING_HEIGHT + offset, width, style })
      }
      list.end()
      const left = features.length - shown
      if (left === 0) return
      const more = `and ${formatNumber(left)} more on our website`
      const below = y + HEADING_HEIGHT + height - MORE_HEIGHT + 3
      const box = { x: sheetSize.margin, y: below, width: contentWidth }
      write(sheet, 'P', more, { ...box, style: { ...style, font: 'strong' } })
    },
  }
}

function printedFeature(sheet: Sheet, feature: string) {
  const text = printableText(feature, sheet.fonts.text).replaceAll('\n', ' ')
  const { start, rest } = cutPlainText(text, FEATURE_LETTERS)
  return rest ? `${start}…` : start
}

type Item = { list: PDFKit.PDFStructureElement; x: number; y: number; width: number; style: TextStyle }

function item(sheet: Sheet, words: string, { list, x, y, width, style }: Item) {
  const { doc, theme } = sheet
  const entry = doc.struct('LI')
  list.add(entry)
  decorate(doc, () => doc.circle(x + 2, y + style.size * 0.62, 1.4).fill(theme.palette.brand))
  write(sheet, 'LBody', words, { x: x + BULLET_WIDTH, y, width, style, parent: entry })
  entry.end()
}

function heading(sheet: Sheet, words: string, y: number) {
  const { isSpaced, palette } = sheet.theme
  const style: TextStyle = isSpaced
    ? { font: 'strong', size: 8.5, colour: palette.ink, spacing: 1.1 }
    : { font: 'display', size: 13, colour: palette.ink }
  const box = { x: sheetSize.margin, y, width: contentWidth }
  write(sheet, 'H2', isSpaced ? words.toUpperCase() : words, { ...box, style })
}
