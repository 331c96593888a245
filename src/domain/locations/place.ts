import type { Point } from './distance.ts'

/** A suburb or a town of Australia. */
export type Place = Point & {
  name: string
  /** In small letters, such as `qld`. */
  state: string
  /** The middle of the region that a postcode is in: near it, but not it. */
  isApproximate?: boolean
}

/** A place as it is written on an envelope: `Toowoomba, QLD`. */
export function placeName({ name, state }: Place): string {
  return `${name}, ${state.toUpperCase()}`
}
