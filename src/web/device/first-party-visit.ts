import { hasAppointmentToken } from '#domain/appointments/appointment-address.ts'

/** What this device remembers of the visit. Nothing of it leaves the device but the pages, with an enquiry. */
const VISITED = 'visited-pages'
const ENQUIRED = 'enquired-vehicles'
const MOST_PAGES = 20
const MOST_VEHICLES = 50

/** Notes that a page was looked at. */
export function rememberPage(path: string): void {
  if (hasAppointmentToken(path)) return
  const pages = read(() => sessionStorage, VISITED)
  if (pages.at(-1) !== path) write(() => sessionStorage, VISITED, [...pages, path].slice(-MOST_PAGES))
}

/** The pages looked at, a line each, as they are sent with an enquiry. */
export function visitedPages(): string {
  return read(() => sessionStorage, VISITED).join('\n')
}

/** Notes that the dealer has an enquiry about a vehicle, and what it was. */
export function rememberEnquiry(carId: string, category: string): void {
  const before = read(() => localStorage, ENQUIRED).filter((entry) => !entry.startsWith(`${carId} `))
  write(() => localStorage, ENQUIRED, [...before, `${carId} ${category}`].slice(-MOST_VEHICLES))
}

/** Whether this device has asked about a vehicle. */
export function hasEnquired(carId: string): boolean {
  return read(() => localStorage, ENQUIRED).some((entry) => entry.startsWith(`${carId} `))
}

/** Browsers may refuse to remember anything; then nothing is remembered. */
function read(storage: () => Storage, key: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

function write(storage: () => Storage, key: string, entries: string[]) {
  try {
    storage().setItem(key, JSON.stringify(entries))
  } catch {
    // Full, or forbidden.
  }
}
