import { MAX_COMPARED } from './compared-cars.ts'

/** The address that compares these vehicles, up to the limit. */
export function compareAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.slice(0, MAX_COMPARED).map((slug) => ['car_id', slug]))
  return slugs.length === 0 ? '/compare' : `/compare?${query}`
}

/** The vehicles an address compares, as its links name them; `null` for the address of another page. */
export function vehiclesInComparison(address: URL): string[] | null {
  return address.pathname === '/compare' ? address.searchParams.getAll('car_id') : null
}
