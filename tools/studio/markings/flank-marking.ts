import { extentOf } from '../body-shell.ts'
import type { CarShape } from '../car-shape.ts'
import type { Point } from '../curve.ts'
import { finishes } from '../finish.ts'
import { box, circle, type Marking, marking, polygon, stroke } from './marking.ts'
import { waistOf } from '../waist.ts'

/** The side view: shut lines, fuel flap, and the dark plastic along the sill. */
export function flankMarking(shape: CarShape): Marking {
  const { from, to } = extentOf(shape)
  const sheet = marking({ left: from - 100, bottom: 0, width: to - from + 200, height: 2100 }, 2000)
  plastic(sheet, shape)
  doors(sheet, shape)
  bumperEnds(sheet, shape)
  if (shape.bed)
    shutLine(sheet, [shape.bed.from - 35, shape.waist.rear], [shape.bed.from - 35, shape.sill + 240])
  if (!shape.tray) fuelFlap(sheet, shape)
  return sheet
}

function plastic(sheet: Marking, shape: CarShape) {
  const { sill, cladding, wheelRadius, wheelbase } = shape
  const { left, width } = sheet.frame
  const top = sill + (cladding ? 165 : 55)
  const skirt = polygon([
    [left, top],
    [left + width, top + 25],
    [left + width, 0],
    [left, 0],
  ])
  sheet.fill(skirt, finishes.plastic)
  if (!cladding) return
  for (const axle of [0, wheelbase])
    sheet.fill(circle(axle, wheelRadius, archOf(shape) + 62), finishes.plastic)
}

function doors(sheet: Marking, shape: CarShape) {
  const { from, lines, slidesFrom } = shape.doors
  const waistAt = waistOf(shape)
  const foot = shape.sill + (shape.cladding ? 190 : 95)
  const [first = 0, last = first] = lines
  shutLine(
    sheet,
    [from, waistAt(from) + 30],
    [from - 40, waistAt(from) - 120],
    [from - 65, foot + 260],
    [from - 30, foot + 20],
    [from + 40, foot],
    [first - 20, foot],
  )
  for (const line of lines) {
    const isAtWheel = line > shape.wheelbase - archOf(shape) - 60
    if (isAtWheel) shutLine(sheet, ...roundTheWheel(shape, line, foot), [first, foot])
    else
      shutLine(
        sheet,
        [line, waistAt(line) + 40],
        [line + 12, waistAt(line) - 200],
        [line + 10, foot + 150],
        [line, foot],
      )
    if (!isAtWheel && line !== first) shutLine(sheet, [first, foot], [line, foot])
  }
  if (slidesFrom === undefined) return
  const rail = waistAt(slidesFrom) - 130
  shutLine(sheet, [last, rail], [extentOf(shape).to - 230, rail + 10])
}

/** The rear door of a short car leaves room for the wheel. */
function roundTheWheel(shape: CarShape, line: number, foot: number): Point[] {
  const { wheelbase, wheelRadius } = shape
  const waist = waistOf(shape)(line)
  const arch = archOf(shape)
  const onArch = wheelRadius + Math.sqrt(Math.max(0, (arch + 70) ** 2 - (line - 60 - wheelbase) ** 2))
  return [
    [line + 30, waist + 30],
    [line + 25, waist - 150],
    [line - 10, onArch + 70],
    [line - 60, onArch],
    [wheelbase - arch - 60, foot + 120],
    [wheelbase - arch - 100, foot],
  ]
}

/** The bumpers end at the wheel arches. */
function bumperEnds(sheet: Marking, shape: CarShape) {
  const { wheelRadius, wheelbase, face } = shape
  const arch = archOf(shape)
  shutLine(sheet, [-arch - 10, wheelRadius + 150], [-arch - 70, face.lampTop - face.lampHeight - 20])
  if (shape.tray || shape.bed) return
  shutLine(
    sheet,
    [wheelbase + arch + 10, wheelRadius + 150],
    [wheelbase + arch + 90, wheelRadius + 330],
    [extentOf(shape).to, wheelRadius + 350],
  )
}

function fuelFlap(sheet: Marking, shape: CarShape) {
  const station = shape.bed ? shape.bed.from + 60 : Math.min(shape.wheelbase + 120, extentOf(shape).to - 520)
  sheet.line(box(station, waistOf(shape)(station) - 190, 150, 130, 28), 6, finishes.gap)
}

function archOf({ wheelRadius }: CarShape) {
  return wheelRadius * 1.13
}

function shutLine(sheet: Marking, ...points: Point[]) {
  sheet.line(stroke(points), 7, finishes.gap)
}
