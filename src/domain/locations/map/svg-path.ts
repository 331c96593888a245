import type { XY } from './clip-shapes.ts'

/** Points closer than this to the one before add nothing that anyone sees. */
const CLOSEST = 1.6

/** The commands of an SVG path along points, to a tenth of a unit. Empty when there is nothing to draw. */
export function svgPath(points: readonly XY[], { isClosed }: { isClosed: boolean }): string {
  const drawn = thinned(points).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
  if (drawn.length < (isClosed ? 3 : 2)) return ''
  return `M${drawn.join('L')}${isClosed ? 'Z' : ''}`
}

function thinned(points: readonly XY[]) {
  const kept: XY[] = []
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1)
    const isLast = index === points.length - 1
    if (!before || isLast || Math.hypot(point.x - before.x, point.y - before.y) >= CLOSEST) kept.push(point)
  }
  return kept
}

function rounded(units: number) {
  return Math.round(units * 10) / 10
}
