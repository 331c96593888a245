import type PdfDocument from 'pdfkit'
import { type FontFiles } from '../fonts/template-fonts.ts'
import { printableText } from '../fonts/printable-text.ts'
import { type BrochureTheme } from './brochure-theme.ts'

export type Box = { x: number; y: number; width: number; height?: number }

export type TextStyle = {
  font?: keyof FontFiles
  size: number
  colour: string
  align?: 'left' | 'right'
  lineGap?: number
  spacing?: number
}

type StructureElement = PDFKit.PDFStructureElement

/** A4 in points, with the margin. */
export const sheetSize = { width: 595.28, height: 841.89, margin: 40 }
export const contentWidth = sheetSize.width - 2 * sheetSize.margin

/** The document to draw on, with its fonts and colours. Everything drawn has a tag for screen readers. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  theme: BrochureTheme
  fonts: FontFiles
  root: StructureElement
}

export function openSheet(
  Document: typeof PdfDocument,
  { theme, fonts, title, author }: Pick<Sheet, 'theme' | 'fonts'> & { title: string; author: string },
): Sheet {
  const options = {
    size: 'A4',
    margin: 0,
    // Without this option the library first reads a default font from its files.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    autoFirstPage: false,
    info: { Title: title, Author: author },
  } as const
  // The library’s types do not include this PDF subset yet.
  const doc = new Document(options as unknown as PDFKit.PDFDocumentOptions)
  for (const [name, font] of Object.entries(fonts)) {
    // The library accepts an opened font too, which its types do not include yet.
    doc.registerFont(name, font as unknown as Buffer)
  }
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, theme, fonts, root }
}

export function addPage({ doc, theme }: Sheet) {
  doc.addPage()
  decorate(doc, () => doc.rect(0, 0, sheetSize.width, sheetSize.height).fill(theme.paper))
}

/** Writes tagged text and returns its height. */
export function write(
  sheet: Sheet,
  element: string,
  words: string,
  { style, parent = sheet.root, ...box }: Box & { style: TextStyle; parent?: StructureElement },
): number {
  const { doc } = sheet
  const height = Math.min(textHeight(sheet, words, box.width, style), box.height ?? Infinity)
  const options: StructureOptions = element === 'TH' ? { scope: 'Row' } : {}
  parent.add(
    doc.struct(element, options, () => {
      setFont(sheet, style)
      doc.fillColor(style.colour).text(printable(sheet, words, style), box.x, box.y, {
        ...textOptions(box.width, style),
        ...(box.height !== undefined && { height: box.height, ellipsis: true }),
      })
    }),
  )
  return height
}

/** Draws a picture with alternative text. */
export function figure(
  { doc, root }: Sheet,
  { alt, x, y, width, height }: Required<Box> & { alt: string },
  draw: () => void,
) {
  const options: StructureOptions = { alt, bbox: [x, y, x + width, y + height] }
  root.add(doc.struct('Figure', options, draw))
}

/** The library supports more options than its types declare. */
type StructureOptions = PDFKit.Mixins.StructureElementOptions & { bbox?: number[]; scope?: string }

/** The height of text in a column. */
export function textHeight(sheet: Sheet, words: string, width: number, style: TextStyle): number {
  const text = printable(sheet, words, style)
  if (text === '') return 0
  setFont(sheet, style)
  return sheet.doc.heightOfString(text, textOptions(width, style))
}

/** The width of text on one line. */
export function textWidth(sheet: Sheet, words: string, style: TextStyle): number {
  setFont(sheet, style)
  return sheet.doc.widthOfString(printable(sheet, words, style), { characterSpacing: style.spacing ?? 0 })
}

/** The first size at which the text fits without breaking a word, or else the last. */
export function fittingSize(
  sheet: Sheet,
  words: string,
  {
    sizes,
    width,
    height,
    style,
  }: { sizes: readonly number[]; width: number; height: number; style: TextStyle },
): number {
  const textFits = (size: number) => textHeight(sheet, words, width, { ...style, size }) <= height
  const everyWordFits = (size: number) =>
    words.split(/\s+/).every((word) => textWidth(sheet, word, { ...style, size }) <= width)
  return sizes.find((size) => textFits(size) && everyWordFits(size)) ?? sizes.at(-1) ?? style.size
}

/** Draws something that screen readers skip. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export function rule({ doc, theme }: Sheet, y: number, colour = theme.palette.line) {
  const { margin, width } = sheetSize
  decorate(doc, () => {
    doc
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.75)
      .stroke(colour)
  })
}

function setFont({ doc }: Sheet, { font = 'text', size }: TextStyle) {
  doc.font(font).fontSize(size)
}

function printable({ fonts }: Sheet, words: string, { font = 'text' }: TextStyle) {
  return printableText(words, fonts[font])
}

function textOptions(width: number, { align = 'left', lineGap = 0, spacing = 0 }: TextStyle) {
  return { width, align, lineGap, characterSpacing: spacing }
}
