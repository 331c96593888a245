type PageLink = { page: number; address: string; isCurrent: boolean }
export type PageLinks = { previous: string | null; next: string | null; numbered: (PageLink | null)[] }

/** Links to the first page, the last, and those around this one. `null` marks a gap. */
export function pageLinks(current: number, last: number, addressOf: (page: number) => string): PageLinks {
  const near = [1, current - 1, current, current + 1, last]
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b)
  return {
    previous: current > 1 ? addressOf(current - 1) : null,
    next: current < last ? addressOf(current + 1) : null,
    numbered: shown.flatMap((page, index) => [
      ...(index > 0 && page - (shown[index - 1] ?? page) > 1 ? [null] : []),
      { page, address: addressOf(page), isCurrent: page === current },
    ]),
  }
}
