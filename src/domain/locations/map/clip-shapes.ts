/** A place on a drawing. */
export type XY = { x: number; y: number }

type Box = { left: number; top: number; right: number; bottom: number }

/** The part of a closed shape inside a box (Sutherland and Hodgman). Empty when the shape is outside. */
export function clipShape(shape: readonly XY[], { left, top, right, bottom }: Box): XY[] {
  const edges: Edge[] = [
    { isInside: ({ x }) => x >= left, cross: crossAtX(left) },
    { isInside: ({ x }) => x <= right, cross: crossAtX(right) },
    { isInside: ({ y }) => y >= top, cross: crossAtY(top) },
    { isInside: ({ y }) => y <= bottom, cross: crossAtY(bottom) },
  ]
  return edges.reduce((clipped, edge) => clipAt(clipped, edge), [...shape])
}

type Edge = { isInside: (point: XY) => boolean; cross: (from: XY, to: XY) => XY }

function clipAt(shape: readonly XY[], { isInside, cross }: Edge): XY[] {
  return shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point]
    return isInside(before) ? [cross(before, point)] : []
  })
}

function crossAtX(x: number) {
  return (from: XY, to: XY) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) })
}

function crossAtY(y: number) {
  return (from: XY, to: XY) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y })
}
