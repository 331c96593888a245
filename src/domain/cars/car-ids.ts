const carId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Reads the vehicle ids stored on a device, up to a maximum. Skips anything that isn't an id. */
export function readCarIds(stored: unknown, max: number): string[] {
  const ids = Array.isArray(stored) ? stored : []
  return ids.filter((id) => typeof id === 'string' && isCarId(id)).slice(0, max)
}

/** Whether a text has the format of a vehicle’s id. */
export function isCarId(text: string): boolean {
  return carId.test(text)
}
