import { BEYOND_MIDDLE, blankPlate, bumperSheet } from '../bumper-sheet.ts'
import type { CarShape } from '../car-shape.ts'
import type { Point } from '../curve.ts'
import { finishes } from '../finish.ts'
import { box, type Marking, polygon, stroke } from './marking.ts'

/** Lamps, grille and intakes. */
export function faceMarking(shape: CarShape): Marking {
  const sheet = bumperSheet()
  intakes(sheet, shape)
  grille(sheet, shape)
  headlamp(sheet, shape)
  blankPlate(sheet, shape.face.plate)
  return sheet
}

function intakes(sheet: Marking, { face, sill, cladding }: CarShape) {
  const top = Math.min(face.grilleBottom - 40, sill + (cladding ? 240 : 190))
  const wide: Point[] = [
    [BEYOND_MIDDLE, top],
    [480, top - 8],
    [540, top - 50],
    [500, sill + 72],
    [BEYOND_MIDDLE, sill + 66],
  ]
  const atCorner: Point[] = [
    [700, top + 50],
    [930, top + 90],
    [960, top + 60],
    [900, sill + 105],
    [760, sill + 95],
  ]
  sheet.fill(box(BEYOND_MIDDLE, 0, 1720, sill + (cladding ? 165 : 40)), finishes.plastic)
  sheet.fill(polygon(wide), finishes.mesh)
  sheet.fill(polygon(atCorner), finishes.mesh)
  sheet.line(polygon(atCorner), 14, finishes.mesh)
}

function grille(
  sheet: Marking,
  { face: { grilleTop: top, grilleBottom: bottom, grilleHalf: half } }: CarShape,
) {
  const outline = polygon([
    [2 * BEYOND_MIDDLE, top + 12],
    [half * 0.7, top + 6],
    [half, top - 18],
    [half * 0.97, top - 80],
    [half * 0.8, bottom + 10],
    [half * 0.7, bottom],
    [2 * BEYOND_MIDDLE, bottom - 4],
  ])
  sheet.fill(outline, finishes.mesh)
  const bars = Math.max(2, Math.round((top - bottom) / 48))
  for (let bar = 1; bar < bars; bar++) {
    const height = top - (bar * (top - bottom)) / bars
    const reach = half * (0.95 - (0.2 * bar) / bars)
    const barAt = (rise: number) =>
      stroke([
        [0, height + rise],
        [reach, height + rise + 4],
      ])
    sheet.line(barAt(0), 9, finishes.glossBlack)
    sheet.line(barAt(4), 4, finishes.chrome)
  }
  sheet.line(outline, 14, finishes.chrome)
}

/** Three lenses in a dark housing, and a daytime light along its lower edge. */
function headlamp(
  sheet: Marking,
  { face: { lampTop: top, lampHeight: height, lampFrom: from, lampTo: to } }: CarShape,
) {
  const bottom = top - height
  const reach = to - from
  const housing = polygon([
    [from, top - height * 0.35],
    [from + reach * 0.2, top - height * 0.1],
    [from + reach * 0.6, top + height * 0.18],
    [to, top + height * 0.35],
    [to - reach * 0.12, top - height * 0.3],
    [from + reach * 0.6, bottom],
    [from + reach * 0.15, bottom - height * 0.02],
    [from + 8, bottom + height * 0.22],
  ])
  sheet.fill(housing, finishes.lampHousing)
  sheet.line(housing, 12, finishes.lampHousing)
  for (const part of [0.16, 0.33, 0.5]) {
    const [x, y] = [from + reach * part, bottom + height * (0.38 + part * 0.25)]
    const [width, tall] = [reach * 0.13, height * 0.32]
    sheet.fill(box(x, y, width, tall, 10), finishes.reflector)
    sheet.fill(box(x + 9, y + 7, width - 18, tall - 14, 6), finishes.lens)
  }
  const daytimeLight = stroke([
    [from + 14, bottom + height * 0.45],
    [from + 20, bottom + 12],
    [from + reach * 0.3, bottom + 8],
    [from + reach * 0.6, bottom + 14],
    [to - reach * 0.16, top - height * 0.28],
  ])
  sheet.line(daytimeLight, Math.max(9, height * 0.1), finishes.lamp)
}
