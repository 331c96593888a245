/** A point of an outline: across, up, and how softly the line passes it (0 is a corner, 1 is round). */
type Point = readonly [x: number, y: number, softness: number]
export type Outline = readonly Point[]

/** Parses the points of a drawing: `-780 205 0, -850 330 .6`. A point without a softness is soft. */
export function outline(text: string): Outline {
  return text.split(',').map((point) => {
    const [x = 0, y = 0, softness = 1] = point.trim().split(/\s+/).map(Number)
    return [x, y, softness]
  })
}

/** The path of a smooth line through the points: a Catmull-Rom spline as Bézier curves. */
export function smoothThrough(points: Outline): string {
  const [start] = points
  return start ? `M${short(start[0])} ${short(start[1])}${points.slice(1).map(curveTo(points)).join('')}` : ''
}

/** Numbers as short as a drawing allows. */
export function short(value: number): string {
  return String(Math.round(value))
}

function curveTo(points: Outline) {
  return (to: Point, index: number) => {
    const from = points[index] ?? to
    if (from[2] === 0 && to[2] === 0) return `l${offsets(from, [to])}`
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const leaving = along(from, before, to, from[2])
    const arriving = along(to, after, from, to[2])
    return `c${offsets(from, [leaving, arriving, to])}`
  }
}

type Place = readonly [x: number, y: number, ...rest: unknown[]]

/** The control point of a curve: along the line between its neighbours. */
function along(point: Place, away: Place, towards: Place, softness: number): Place {
  const pull = softness / 6
  return [point[0] + (towards[0] - away[0]) * pull, point[1] + (towards[1] - away[1]) * pull]
}

function offsets(from: Place, places: Place[]) {
  return places
    .flatMap(([x, y]) => [short(x - from[0]), short(y - from[1])])
    .join(' ')
    .replaceAll(' -', '-')
}
