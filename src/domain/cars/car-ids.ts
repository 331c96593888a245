const carId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a value from a device or an address is a vehicle's id. */
export function isCarId(value: unknown): value is string {
  return typeof value === 'string' && carId.test(value)
}

/** Reads the vehicle ids stored on a device, up to a maximum. Skips anything that isn't an id. */
export function readCarIds(stored: unknown, max: number): string[] {
  const ids: unknown[] = Array.isArray(stored) ? stored : []
  return ids.filter(isCarId).slice(0, max)
}
