/** More vehicles than this do not fit side by side. */
export const MAX_COMPARED = 4

/** A vehicle chosen to compare, as a device stores it. */
export type ComparedCar = { slug: string; name: string }

const MAX_LENGTH = 200

export function isCompared(chosen: readonly ComparedCar[], slug: string): boolean {
  return chosen.some((one) => one.slug === slug)
}

/** Reads the stored vehicles, each once, and skips anything that isn't one. */
export function readComparedCars(stored: unknown): ComparedCar[] {
  const all: unknown[] = Array.isArray(stored) ? stored : []
  const bySlug = new Map(all.filter(isComparedCar).map(({ slug, name }) => [slug, { slug, name }]))
  return [...bySlug.values()].slice(0, MAX_COMPARED)
}

function isComparedCar(stored: unknown): stored is ComparedCar {
  const { slug, name } = Object(stored) as { slug?: unknown; name?: unknown }
  return isShortText(slug) && isShortText(name)
}

function isShortText(stored: unknown) {
  return typeof stored === 'string' && stored !== '' && stored.length <= MAX_LENGTH
}
