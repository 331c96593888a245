/** Each takes some hundred kilobytes while it arrives, and may take minutes. */
const AT_ONCE = 64
/** Ten photos and one too many, sent all at once. */
const AT_ONCE_FROM_ADDRESS = 12

/** How many requests with files this process receives at once, and how many of them from one visitor. */
export function receiveTurns() {
  const byVisitor = new Map<string, number>()
  let all = 0

  return {
    /** Returns what to call at the end, or `null` when there is no turn. */
    enter(visitor: string): (() => void) | null {
      const theirs = byVisitor.get(visitor) ?? 0
      if (all >= AT_ONCE || theirs >= AT_ONCE_FROM_ADDRESS) return null
      all += 1
      byVisitor.set(visitor, theirs + 1)
      return () => {
        all -= 1
        const left = (byVisitor.get(visitor) ?? 1) - 1
        if (left === 0) byVisitor.delete(visitor)
        else byVisitor.set(visitor, left)
      }
    },
  }
}
