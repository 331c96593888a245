import { hasSecretToken } from '#domain/shared/private-address.ts'

/** The visit as this device stores it. Only the list of visited pages leaves the device, with an enquiry. */
const VISITED = 'visited-pages'
const ENQUIRED = 'enquired-vehicles'
const MAX_PAGES = 20
const MAX_VEHICLES = 50

/** Stores a page view on this device. */
export function rememberPage(path: string): void {
  if (hasSecretToken(path)) return
  const pages = read(() => sessionStorage, VISITED)
  if (pages.at(-1) !== path) write(() => sessionStorage, VISITED, [...pages, path].slice(-MAX_PAGES))
}

/** The visited pages, one per line, as an enquiry sends them. */
export function visitedPages(): string {
  return read(() => sessionStorage, VISITED).join('\n')
}

/** Stores on this device that the visitor has enquired about a vehicle. */
export function rememberEnquiry(carId: string, category: string): void {
  const before = read(() => localStorage, ENQUIRED).filter((entry) => !entry.startsWith(`${carId} `))
  write(() => localStorage, ENQUIRED, [...before, `${carId} ${category}`].slice(-MAX_VEHICLES))
}

/** Whether this device has sent an enquiry about a vehicle. */
export function hasEnquired(carId: string): boolean {
  return read(() => localStorage, ENQUIRED).some((entry) => entry.startsWith(`${carId} `))
}

/** A browser can refuse storage. The list is empty then. */
function read(storage: () => Storage, key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

function write(storage: () => Storage, key: string, entries: string[]) {
  try {
    storage().setItem(key, JSON.stringify(entries))
  } catch {
    // Storage is full or forbidden.
  }
}
