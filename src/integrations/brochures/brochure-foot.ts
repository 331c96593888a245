import { encodeQR } from 'qr'
import type { BrochureFacts } from './port.ts'
import {
  contentWidth,
  figure,
  rule,
  type Sheet,
  sheetSize,
  textHeight,
  type TextStyle,
  write,
} from './sheet.ts'

const QR_SIZE = 66
const GAP = 14
const TOP_GAP = 12
const BOTTOM = 26

/** The link to the vehicle’s page, its location, the dealer and the small print, at the bottom of the sheet. */
export function foot(sheet: Sheet, facts: BrochureFacts) {
  const { palette } = sheet.theme
  const tiny: TextStyle = { size: 6.6, colour: palette.inkSoft, lineGap: 0.6 }
  const smallPrint = facts.smallPrint.join(' ')
  const height = TOP_GAP + QR_SIZE + 8 + textHeight(sheet, smallPrint, contentWidth, tiny) + BOTTOM
  return {
    height,
    draw() {
      const top = sheetSize.height - height
      rule(sheet, top)
      const y = top + TOP_GAP
      drawQr(sheet, facts.address, { x: sheetSize.margin, y })
      drawWay(sheet, facts, y)
      drawPlace(sheet, facts, y)
      const box = { x: sheetSize.margin, y: y + QR_SIZE + 8, width: contentWidth }
      write(sheet, 'P', smallPrint, { ...box, style: tiny })
    },
  }
}

/** The last line of a second sheet. */
export function drawLastLine(sheet: Sheet, { site, title, madeOn }: BrochureFacts) {
  const y = sheetSize.height - 40
  rule(sheet, y)
  const style: TextStyle = { size: 7.5, colour: sheet.theme.palette.inkSoft }
  const words = `${title} at ${site.name}. Brochure prepared on ${madeOn}.`
  write(sheet, 'P', words, { x: sheetSize.margin, y: y + 7, width: contentWidth, height: 12, style })
}

function drawWay(sheet: Sheet, { address }: BrochureFacts, y: number) {
  const { palette } = sheet.theme
  const x = sheetSize.margin + QR_SIZE + GAP
  const width = 200
  const strong: TextStyle = { font: 'strong', size: 9.5, colour: palette.ink }
  const line = write(sheet, 'P', 'See it on our website', { x, y, width, style: strong })
  const soft: TextStyle = { size: 8, colour: palette.inkSoft, lineGap: 1 }
  const words = 'Scan to see all photos and today’s price, or to send us an enquiry.'
  const more = write(sheet, 'P', words, { x, y: y + line + 2, width, style: soft })
  const style: TextStyle = { size: 8, colour: palette.brandInk }
  drawLink(sheet, address, { x, y: y + line + more + 6, width, height: 32, style })
}

function drawLink(
  sheet: Sheet,
  address: string,
  { style, ...box }: { x: number; y: number; width: number; height: number; style: TextStyle },
) {
  const { doc, root } = sheet
  const { host, pathname } = new URL(address)
  const words = host + pathname
  const paragraph = doc.struct('P')
  root.add(paragraph)
  paragraph.add(
    doc.struct('Link', { alt: 'This vehicle on our website' }, () => {
      doc.font('text').fontSize(style.size).fillColor(style.colour)
      doc.text(words, box.x, box.y, { width: box.width, height: box.height, ellipsis: true, link: address })
    }),
  )
  paragraph.end()
}

function drawPlace(sheet: Sheet, { place, site, licences }: BrochureFacts, y: number) {
  const { palette } = sheet.theme
  const x = sheetSize.margin + QR_SIZE + GAP + 200 + GAP
  const width = sheetSize.width - sheetSize.margin - x
  const strong: TextStyle = { font: 'strong', size: 9.5, colour: palette.ink }
  const soft: TextStyle = { size: 8, colour: palette.inkSoft, lineGap: 1 }
  const lines: [string, TextStyle][] = [
    [place?.name ?? site.name, strong],
    [place?.address ?? '', soft],
    ...licences.map(({ label, number }): [string, TextStyle] => [`${label} ${number}`, soft]),
  ]
  let below = y
  for (const [words, style] of lines) {
    const height = y + QR_SIZE - below
    if (words !== '' && height > 9)
      below += write(sheet, 'P', words, { x, y: below, width, height, style }) + 2
  }
}

/** Draws the code as squares, so that it is sharp on every printer. */
function drawQr(sheet: Sheet, address: string, { x, y }: { x: number; y: number }) {
  const { doc, theme } = sheet
  const rows = encodeQR(address, 'raw', { border: 2 })
  const square = QR_SIZE / rows.length
  const alt = `QR code for ${address}`
  figure(sheet, { alt, x, y, width: QR_SIZE, height: QR_SIZE }, () => {
    doc.rect(x, y, QR_SIZE, QR_SIZE).fill(PAPER_WHITE)
    for (const [row, squares] of rows.entries()) {
      for (const { from, length } of runsIn(squares)) {
        doc.rect(x + from * square, y + row * square, length * square, square)
      }
    }
    doc.fill(theme.palette.ink)
  })
}

/** A scanner needs a light area around the squares, whatever the paper colour of the site. */
const PAPER_WHITE = 'white'

function runsIn(squares: readonly boolean[]) {
  const runs: { from: number; length: number }[] = []
  for (const [at, isDark] of squares.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === at) last.length += 1
    else if (isDark) runs.push({ from: at, length: 1 })
  }
  return runs
}
