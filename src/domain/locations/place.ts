import type { Point } from './distance.ts'

/** An Australian suburb or town. */
export type Place = Point & {
  name: string
  /** In lower case, such as `qld`. */
  state: string
  /** Somewhere in the postcode that was asked for, which has no town. */
  isApproximate?: boolean
}

/** A place as written on an envelope: `Toowoomba, QLD`. */
export function placeName({ name, state }: Place): string {
  return `${name}, ${state.toUpperCase()}`
}
