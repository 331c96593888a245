export type Frame = { x: number; y: number; width: number; height: number }

/** The small pictures are below the large one, or beside it where the sheet is crowded. */
export type PhotoLayout = { isBeside: boolean; largeHeight: number }

const GAP = 8
const IN_STRIP = 4
const LARGE_SHARE = 0.62

/** The total height of the pictures. */
export function photosHeight(count: number, width: number, { isBeside, largeHeight }: PhotoLayout): number {
  return count > 1 && !isBeside ? largeHeight + GAP + stripHeight(width) : largeHeight
}

/** The frames of up to five pictures, the large one first. */
export function photoFrames(
  count: number,
  { x, y, width }: Omit<Frame, 'height'>,
  { isBeside, largeHeight }: PhotoLayout,
): Frame[] {
  const large = { x, y, width, height: largeHeight }
  const small = Math.min(count - 1, IN_STRIP)
  if (small <= 0) return [large]
  if (!isBeside) {
    const smallWidth = stripWidth(width)
    const at = (index: number) => ({
      x: x + index * (smallWidth + GAP),
      y: y + largeHeight + GAP,
      width: smallWidth,
      height: stripHeight(width),
    })
    return [large, ...Array.from({ length: small }, (_, index) => at(index))]
  }
  const largeWidth = width * LARGE_SHARE
  const rest = { x: x + largeWidth + GAP, y, width: width - largeWidth - GAP, height: largeHeight }
  return [{ ...large, width: largeWidth }, ...inGrid(small, rest)]
}

function stripWidth(width: number) {
  return (width - (IN_STRIP - 1) * GAP) / IN_STRIP
}

function stripHeight(width: number) {
  return stripWidth(width) / 1.5
}

/** One picture fills the area, two share it, and of three the first has its own row. */
function inGrid(count: number, { x, y, width, height }: Frame): Frame[] {
  const rows = count === 1 ? [1] : count === 2 ? [1, 1] : count === 3 ? [1, 2] : [2, 2]
  const rowHeight = (height - (rows.length - 1) * GAP) / rows.length
  return rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => {
      const each = (width - (columns - 1) * GAP) / columns
      return { x: x + column * (each + GAP), y: y + row * (rowHeight + GAP), width: each, height: rowHeight }
    }),
  )
}
