/** Older or further than this, a vehicle is valued in person. */
export const MAX_YEARS = 10
export const MAX_KM = 100_000

export type InstantRefusal = 'too-old' | 'too-far'

/** Why a vehicle gets no instant value; `null` where it may get one. Unknown figures refuse nothing. */
export function instantRefusal(
  { year, km }: { year: number | null; km: number | null },
  today: string,
): InstantRefusal | null {
  if (year !== null && Number(today.slice(0, 4)) - year > MAX_YEARS) return 'too-old'
  return km !== null && km > MAX_KM ? 'too-far' : null
}
