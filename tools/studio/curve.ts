/** A curve through points of rising x that never overshoots them. */
export function curveThrough(points: readonly Point[]): (x: number) => number {
  const slopes = slopesAt(points)
  return (x) => {
    const last = points.length - 2
    let index = 0
    while (index < last && x > at(points, index + 1)[0]) index++
    const [x0, y0] = at(points, index)
    const [x1, y1] = at(points, index + 1)
    const width = x1 - x0
    const t = clamp((x - x0) / width)
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
      (t ** 3 - 2 * t ** 2 + t) * width * (slopes[index] ?? 0) +
      (-2 * t ** 3 + 3 * t ** 2) * y1 +
      (t ** 3 - t ** 2) * width * (slopes[index + 1] ?? 0)
    )
  }
}

export type Point = readonly [x: number, y: number]

/** Points written as `0 0, 120 40`. */
export function points(text: string): Point[] {
  return text.split(', ').map((pair): Point => {
    const [x, y] = pair.trim().split(' ').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new Error(`“${pair}” is not a point.`)
    return [x, y]
  })
}

/** The harmonic mean of the slopes on both sides, and level where the curve turns. */
function slopesAt(points: readonly Point[]) {
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = at(points, index)
    return { width: x - beforeX, slope: (y - beforeY) / (x - beforeX) }
  })
  return points.map((_, index) => {
    const before = steps[index - 1]
    const after = steps[index]
    if (!before || !after) return (before ?? after)?.slope ?? 0
    if (before.slope * after.slope <= 0) return 0
    const left = 2 * after.width + before.width
    const right = after.width + 2 * before.width
    return (left + right) / (left / before.slope + right / after.slope)
  })
}

/** The same curve with rounded corners, as if seen through a lens of that width. */
export function smoothed(curve: (x: number) => number, width: number): (x: number) => number {
  return (x) => {
    let sum = 0
    let weights = 0
    for (let step = -3; step <= 3; step += 0.5) {
      const weight = Math.exp((-step * step) / 2)
      sum += curve(x + step * width) * weight
      weights += weight
    }
    return sum / weights
  }
}

/** Straight lines through points of rising x, level beyond the ends. */
export function straightThrough(points: readonly Point[]): (x: number) => number {
  return (x) => {
    const next = points.findIndex(([beyond]) => x <= beyond)
    if (next === 0) return at(points, 0)[1]
    if (next === -1) return at(points, points.length - 1)[1]
    const [x0, y0] = at(points, next - 1)
    const [x1, y1] = at(points, next)
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  }
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function bump(value: number, middle: number, width: number): number {
  return Math.exp(-(((value - middle) / width) ** 2))
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (!point) throw new Error('A curve needs two points.')
  return point
}
