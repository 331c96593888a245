import type { BodyShell } from '../body-shell.ts'
import type { CarShape } from '../car-shape.ts'
import type { Point } from '../curve.ts'
import { finishes } from '../finish.ts'
import { type Marking, marking, polygon } from './marking.ts'

/** The position of the edge between side and roof, on a sheet from the waist to the middle of the roof. */
const EDGE = 500

/**
 * The unrolled cabin: along the centre line from nose to tail, and from the waist (0) over the roof’s edge (500) to its
 * middle (1000). Pillars are the gaps between the panes, so they follow any roof.
 */
export function glassMarking(shape: CarShape, shell: BodyShell): Marking {
  const length = shell.arcAt(Number.POSITIVE_INFINITY)
  const sheet = marking({ left: 0, bottom: 0, width: length, height: 1000 }, 2000)
  if (shape.softTop) coverRoof(sheet, shape, shell)
  glazeSides(sheet, shape, shell)
  glazeFront(sheet, shape, shell)
  glazeRear(sheet, shape, shell)
  return sheet
}

/** Cloth from the top of the windscreen to the waist behind. */
function coverRoof(sheet: Marking, { screen, sideGlass, waistEnd }: CarShape, shell: BodyShell) {
  const [front, hem] = [shell.arcAt(screen.top + 10), shell.arcAt(waistEnd + 20)]
  const cover: Point[] = [
    [front, 1000],
    [front, 470],
    [shell.arcAt(sideGlass.rearHigh), 430],
    [shell.arcAt(sideGlass.rearLow + 10), 30],
    [hem - 60, 30],
    [hem, 300],
    [hem, 1000],
  ]
  sheet.fill(polygon(cover), finishes.cloth)
}

/** Gloss black all around, so that the pillars between the panes are dark too. */
function glazeSides(sheet: Marking, { screen, sideGlass, pillars }: CarShape, shell: BodyShell) {
  const { from, rearHigh, rearLow } = sideGlass
  const heights: Point[] = [
    [from, SILL],
    [from + 60, 418],
    [screen.top, 425],
    [(screen.top + rearHigh) / 2, 428],
    [rearHigh, 420],
    [rearLow, SILL + 110],
    [rearLow - 60, SILL],
  ]
  const outline = heights.map(([station, height]): Point => [shell.arcAt(station), height])
  frame(sheet, outline, 26)

  const posts = [shell.arcAt(from), ...pillars.map(shell.arcAt)]
  posts.forEach((post, index) => {
    const next = posts[index + 1]
    const left = index === 0 ? post - 10 : post + HALF_PILLAR
    const right = next === undefined ? shell.arcAt(rearLow) + 10 : next - HALF_PILLAR
    sheet.fill(clipped(outline, left, right), finishes.glass)
  })
}

const SILL = 40
const HALF_PILLAR = 42

function glazeFront(sheet: Marking, { screen }: CarShape, shell: BodyShell) {
  const [foot, top] = [shell.arcAt(screen.foot), shell.arcAt(screen.top)]
  const outline: Point[] = [
    [foot - 10, 1000],
    [foot - 6, 800],
    [foot + 18, 575],
    [foot + 60, 545],
    [top - 60, 560],
    [top - 14, 600],
    [top, 800],
    [top, 1000],
  ]
  frame(sheet, outline, 18)
  // The wipers are in the dark strip at the bottom.
  const pane = outline.map(([x, y]): Point => [foot + 55 + (x - foot) * 0.95, y === 1000 ? y : y + 12])
  sheet.fill(polygon(pane), finishes.glass)
}

function glazeRear(sheet: Marking, { rearGlass }: CarShape, shell: BodyShell) {
  const [high, low] = [shell.arcAtTail(rearGlass.top), shell.arcAtTail(rearGlass.bottom)]
  const edge = 1000 - EDGE * (rearGlass.halfWidth ?? 0.84)
  const pane: Point[] = [
    [high, 1000],
    [high, 760],
    [high + 12, edge + 30],
    [high + 40, edge],
    [low - 30, edge - 10],
    [low, edge + 30],
    [low + 8, 1000],
  ]
  frame(sheet, pane, 14)
  sheet.fill(polygon(pane), finishes.glass)
}

function frame(sheet: Marking, outline: Point[], width: number) {
  sheet.fill(polygon(outline), finishes.glossBlack)
  sheet.line(polygon(outline), width, finishes.glossBlack)
}

/** The part of an outline between two uprights. */
function clipped(points: readonly Point[], left: number, right: number): Path2D {
  const result: Point[] = []
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length]
    if (!next) return
    if (point[0] >= left && point[0] <= right) result.push(point)
    const cuts = [left, right]
      .map((cut) => ({ cut, part: (cut - point[0]) / (next[0] - point[0]) }))
      .filter(({ part }) => part > 0 && part < 1)
      .sort((a, b) => a.part - b.part)
    for (const { cut, part } of cuts) result.push([cut, point[1] + part * (next[1] - point[1])])
  })
  return polygon(result)
}
