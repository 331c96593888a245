/**
 * The first place from `low` on, before `high`, that meets a condition; all after it have to meet it, too. `high` when none
 * does.
 */
export function firstPlace(low: number, high: number, meets: (place: number) => boolean): number {
  let [start, end] = [low, high]
  while (start < end) {
    const middle = (start + end) >>> 1
    if (meets(middle)) end = middle
    else start = middle + 1
  }
  return start
}
