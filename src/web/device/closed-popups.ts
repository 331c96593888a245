const KEY = 'closed-popups'
/** A device that closed more than this has forgotten the first. */
const MAX_POPUPS = 50

/** The messages that someone closed on this device. Without storage, a message opens again on the next page. */
export const closedPopups = {
  has: (slug: string): boolean => read().includes(slug),
  add(slug: string): void {
    try {
      const others = read().filter((other) => other !== slug)
      localStorage.setItem(KEY, JSON.stringify([...others, slug].slice(-MAX_POPUPS)))
    } catch {
      // The browser allows no storage.
    }
  },
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}
