import type { Detail } from '#domain/cars/car-details.ts'
import { contentWidth, type Sheet, sheetSize, textHeight, type TextStyle, write } from './sheet.ts'

const COLUMNS = 4
const GAP = 12
const columnWidth = (contentWidth - (COLUMNS - 1) * GAP) / COLUMNS
const ROW_GAP = 7
const MAX_VALUE_HEIGHT = 36

/** The vehicle’s details, each under its label, in rows of four. */
export function detailRows(sheet: Sheet, details: readonly Detail[]) {
  const { palette } = sheet.theme
  const name: TextStyle = { size: 7.5, colour: palette.inkSoft }
  const value: TextStyle = { font: 'strong', size: 9.5, colour: palette.ink }
  const heightOf = (detail: Detail) =>
    textHeight(sheet, detail.label, columnWidth, name) +
    Math.min(textHeight(sheet, detail.value, columnWidth, value), MAX_VALUE_HEIGHT)

  const rows = inRows(details, COLUMNS).map((row) => ({
    row,
    height: Math.max(...row.map(heightOf)) + ROW_GAP,
  }))
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw(top: number) {
      const table = sheet.doc.struct('Table')
      sheet.root.add(table)
      let y = top
      for (const { row, height } of rows) {
        for (const [index, detail] of row.entries()) {
          const parent = sheet.doc.struct('TR')
          table.add(parent)
          const box = { x: sheetSize.margin + index * (columnWidth + GAP), width: columnWidth, parent }
          const below = write(sheet, 'TH', detail.label, { ...box, y, style: name })
          write(sheet, 'TD', detail.value, { ...box, y: y + below, height: MAX_VALUE_HEIGHT, style: value })
          parent.end()
        }
        y += height
      }
      table.end()
    },
  }
}

function inRows<Item>(items: readonly Item[], perRow: number): Item[][] {
  const rows = Math.ceil(items.length / perRow)
  return Array.from({ length: rows }, (_, row) => items.slice(row * perRow, (row + 1) * perRow))
}
