import { isSecretPath } from '#domain/appointments/appointment-address.ts'

/** What this device remembers of the visit. Nothing of it leaves the device but the pages, with an enquiry. */
const VISITED = 'visited-pages'
const SENDING = 'enquiry-being-sent'
const ENQUIRED = 'enquired-vehicles'
const MOST_PAGES = 20
const MOST_VEHICLES = 50

/** Notes that a page was looked at. */
export function rememberPage(path: string): void {
  if (isSecretPath(path)) return
  const pages = read(() => sessionStorage, VISITED)
  if (pages.at(-1) !== path) write(() => sessionStorage, VISITED, [...pages, path].slice(-MOST_PAGES))
}

/** The pages looked at, a line each, as they are sent with an enquiry. */
export function visitedPages(): string {
  return read(() => sessionStorage, VISITED).join('\n')
}

/** Notes which vehicle's page an enquiry is about, or which it is sent from; whether it arrives is not known yet. */
export function rememberSending(path: string): void {
  write(() => sessionStorage, SENDING, [path])
}

/** The enquiry has arrived: the vehicle and what it was about are kept. */
export function rememberAccepted(category: string): void {
  const [path] = read(() => sessionStorage, SENDING)
  write(() => sessionStorage, SENDING, [])
  if (path === undefined) return
  const before = read(() => localStorage, ENQUIRED).filter((entry) => !entry.startsWith(`${path} `))
  write(() => localStorage, ENQUIRED, [...before, `${path} ${category}`].slice(-MOST_VEHICLES))
}

/** Whether this device has asked about the vehicle at this path. */
export function hasEnquired(path: string): boolean {
  return read(() => localStorage, ENQUIRED).some((entry) => entry.startsWith(`${path} `))
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
