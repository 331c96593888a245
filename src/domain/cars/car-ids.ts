const carId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The ids of vehicles that a device kept, so many at most. What is none is passed over. */
export function readCarIds(kept: unknown, most: number): string[] {
  const ids = Array.isArray(kept) ? kept : []
  return ids.filter((id) => typeof id === 'string' && carId.test(id)).slice(0, most)
}
