import type { Point } from './distance.ts'

/** An Australian suburb or town. */
export type Place = Point & {
  name: string
  /** In lower case, such as `qld`. */
  state: string
  /** The centre of the postcode's region, when the postcode itself is unknown. */
  isApproximate?: boolean
}

/** A place as written on an envelope: `Toowoomba, QLD`. */
export function placeName({ name, state }: Place): string {
  return `${name}, ${state.toUpperCase()}`
}
