import { BEYOND_MIDDLE, blankPlate, bumperSheet } from '../bumper-sheet.ts'
import type { CarShape } from '../car-shape.ts'
import { finishes } from '../finish.ts'
import { box, type Marking, polygon, stroke } from './marking.ts'

/** Lamps, lid and bumper. A cab with a tray has them on the tray. */
export function tailMarking(shape: CarShape): Marking {
  const sheet = bumperSheet()
  if (shape.tray) return sheet
  bumper(sheet, shape)
  if (shape.bed) tailgate(sheet, shape, shape.bed)
  else lid(sheet, shape)
  if (isUpright(shape)) uprightLamp(sheet, shape)
  else flatLamp(sheet, shape)
  blankPlate(sheet, shape.rear.plate)
  return sheet
}

function bumper(sheet: Marking, { sill, cladding }: CarShape) {
  const skirt = polygon([
    [0, sill + 150],
    [700, sill + 150],
    [900, sill + 95],
    [900, 0],
    [0, 0],
  ])
  sheet.fill(skirt, finishes.plastic)
  if (cladding) sheet.fill(box(0, 0, 1700, sill + 170), finishes.plastic)
  for (const x of [610, 760]) sheet.fill(box(x, sill + 175, 110, 26, 8), finishes.tailLamp)
}

function tailgate(sheet: Marking, { rear }: CarShape, bed: { height: number }) {
  const bottom = rear.lampTop - rear.lampHeight
  const edge = stroke([
    [820, bed.height - 10],
    [820, bottom - 60],
    [760, bottom - 75],
    [0, bottom - 75],
  ])
  sheet.line(edge, 8, finishes.gap)
  sheet.fill(box(BEYOND_MIDDLE, bottom - 190, 1310, 100), finishes.plastic)
  sheet.fill(box(BEYOND_MIDDLE, bed.height - 95, 130, 48, 12), finishes.glossBlack)
}

/** A hatch opens with its window, a boot below it, and a van has two doors. */
function lid(sheet: Marking, shape: CarShape) {
  const { rear, rearGlass, sill, roofEnd, waistEnd } = shape
  const hasHatch = waistEnd - roofEnd < 560
  const edge = stroke([
    [720, hasHatch ? rearGlass.bottom + 20 : rear.lampTop + 60],
    [735, rear.lampTop],
    [715, rear.lampTop - rear.lampHeight - 60],
    [650, sill + 330],
    [560, sill + 300],
    [0, sill + 300],
  ])
  sheet.line(edge, 7, finishes.gap)
  if (isUpright(shape))
    sheet.line(
      polygon([
        [3, 1600],
        [3, sill + 300],
      ]),
      7,
      finishes.gap,
    )
  sheet.line(
    polygon([
      [0, rear.plate + 96],
      [190, rear.plate + 92],
    ]),
    14,
    finishes.chrome,
  )
}

function isUpright({ rear }: CarShape) {
  return rear.lampHeight > 250
}

function uprightLamp(
  sheet: Marking,
  { rear: { lampTop: top, lampHeight, lampFrom: from, lampTo: to } }: CarShape,
) {
  const bottom = top - lampHeight
  lamp(sheet, [
    [from, top],
    [to, top + 10],
    [to, bottom + 30],
    [to - 60, bottom],
    [from + 10, bottom],
  ])
  const middle = (from + to) / 2
  sheet.line(
    polygon([
      [middle, top - 30],
      [middle - 30, bottom + 40],
    ]),
    17,
    finishes.tailGlow,
  )
  sheet.fill(box(from + 20, bottom + 30, to - from - 110, 50, 10), finishes.reflector)
}

function flatLamp(
  sheet: Marking,
  { rear: { lampTop: top, lampHeight: height, lampFrom: from, lampTo: to } }: CarShape,
) {
  const bottom = top - height
  lamp(sheet, [
    [from, top - height * 0.35],
    [from + 220, top - 6],
    [to - 60, top + 12],
    [to, top - 5],
    [to - 90, bottom + 10],
    [from + 330, bottom - 6],
    [from + 40, bottom + height * 0.15],
  ])
  const glow = stroke([
    [from + 40, top - height * 0.45],
    [from + 260, top - height * 0.34],
    [to - 80, top - height * 0.25],
  ])
  sheet.line(glow, 17, finishes.tailGlow)
}

function lamp(sheet: Marking, outline: Parameters<typeof polygon>[0]) {
  sheet.fill(polygon(outline), finishes.tailLamp)
  sheet.line(polygon(outline), 14, finishes.tailLamp)
}
