import type { XY } from './clip-shapes.ts'

export type MapLabel = XY & {
  name: string
  /** Beside which side of its dot the name is. */
  side: 'right' | 'left'
  /** Shown where the map is large only. */
  isMinor: boolean
}

type Named = XY & { name: string }
type Box = { left: number; right: number; top: number; bottom: number }
type Room = { width: number; height: number; taken: readonly XY[] }

/** The size of a name in units. A small screen shrinks the map, so the names that it shows are larger. */
const SIZES = { major: 22, minor: 13 }
const MAX_LABELS = { major: 6, minor: 10 }
/** The width of an average letter as a share of its height. */
const LETTER_WIDTH = 0.58
const GAP = 8
/** The room around a pin. */
const PIN = { side: 20, above: 44, below: 6 }

/** Names as many places as fit without touching each other or a pin, the most important first. */
export function placeLabels(places: readonly Named[], { width, height, taken }: Room): MapLabel[] {
  const boxes = taken.map(({ x, y }) => ({
    left: x - PIN.side,
    right: x + PIN.side,
    top: y - PIN.above,
    bottom: y + PIN.below,
  }))
  const labels: MapLabel[] = []
  for (const rank of ['major', 'minor'] as const) {
    let count = 0
    for (const place of places) {
      if (count >= MAX_LABELS[rank]) break
      if (labels.some(({ name }) => name === place.name)) continue
      const fitting = (['right', 'left'] as const)
        .map((side) => ({ side, box: boxOf(place, side, SIZES[rank]) }))
        .find(({ box }) => isWithin(box, width, height) && !boxes.some((other) => touches(box, other)))
      if (!fitting) continue
      boxes.push(fitting.box)
      labels.push({ ...place, side: fitting.side, isMinor: rank === 'minor' })
      count += 1
    }
  }
  return labels
}

function boxOf({ x, y, name }: Named, side: MapLabel['side'], size: number): Box {
  const length = GAP + name.length * size * LETTER_WIDTH
  const [left, right] = side === 'right' ? [x - GAP, x + length] : [x - length, x + GAP]
  return { left, right, top: y - size * 0.7, bottom: y + size * 0.7 }
}

function isWithin({ left, right, top, bottom }: Box, width: number, height: number) {
  return left >= 4 && right <= width - 4 && top >= 4 && bottom <= height - 4
}

function touches(one: Box, other: Box) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
