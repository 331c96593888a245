import type { CarShape } from './car-shape.ts'
import { straightThrough } from './curve.ts'

/** The height of the line below the side windows at a station. */
export function waistOf({ screen, waist, waistEnd }: CarShape): (station: number) => number {
  return straightThrough([
    [screen.foot, waist.front],
    [waistEnd, waist.rear],
  ])
}
