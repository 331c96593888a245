type Placed = { index: number; column: number; offset: number }
type Fitted = {
  columns: Placed[]
  /** How many items have a place. */
  shown: number
  height: number
}

/**
 * Fills columns of equal height one after the other, as short as possible. Items that do not fit are left out, and a line
 * is reserved to say so.
 */
export function inColumns(
  heights: readonly number[],
  { columns, room, more }: { columns: number; room: number; more: number },
): Fitted {
  const lowest = lowestHeight(heights, columns)
  if (lowest <= room)
    return { columns: placed(heights, columns, lowest), shown: heights.length, height: lowest }

  const found = placed(heights, columns, room - more)
  return { columns: found, shown: found.length, height: room }
}

/** The smallest height at which everything fits, tried one line at a time. */
function lowestHeight(heights: readonly number[], columns: number) {
  const total = heights.reduce((sum, height) => sum + height, 0)
  let height = Math.max(total / columns, ...heights)
  while (placed(heights, columns, height).length < heights.length) height += STEP
  return height
}

const STEP = 4

function placed(heights: readonly number[], columns: number, room: number): Placed[] {
  const found: Placed[] = []
  let column = 0
  let offset = 0
  for (const [index, height] of heights.entries()) {
    // Sums of fractions are not exact.
    if (offset + height > room + 0.01) {
      column += 1
      offset = 0
    }
    if (column >= columns || height > room + 0.01) break
    found.push({ index, column, offset })
    offset += height
  }
  return found
}
