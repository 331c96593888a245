import { finishes } from './finish.ts'
import { box, type Marking, marking } from './markings/marking.ts'

/** Both ends of a car are drawn as one half: from the middle along the bumper, around the corner and upwards. */
export function bumperSheet(): Marking {
  return marking({ left: 0, bottom: 0, width: 1700, height: 1700 }, 850)
}

/** Shapes start on the far side of the middle, so that the two halves meet without a line. */
export const BEYOND_MIDDLE = -20

/** A number plate without a number. */
export function blankPlate(sheet: Marking, height: number): void {
  const half = box(BEYOND_MIDDLE, height - 67, 206, 134, 10)
  sheet.fill(half, finishes.plate)
  sheet.line(half, 6, finishes.gap)
}
