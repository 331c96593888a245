import { MAX_COMPARED } from '#domain/cars/comparison.ts'

/** Where vehicles stand beside each other, so many as fit. */
export function compareAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.slice(0, MAX_COMPARED).map((slug) => ['car_id', slug]))
  return slugs.length === 0 ? '/compare' : `/compare?${query}`
}
