import type { Point } from './curve.ts'

/**
 * A motor vehicle in millimetres: the front axle at 0, the ground at 0, the nose towards minus. None of them is a particular
 * maker’s vehicle.
 */
export type CarShape = {
  wheelbase: number
  wheelRadius: number
  width: number
  /** The height of the sill above the ground. */
  sill: number
  /** The centre line from the nose over the roof to the tail. The first and last x are the ends of the shell. */
  profile: readonly Point[]
  /** Where the windscreen meets bonnet and roof. */
  screen: { foot: number; top: number }
  /** Where the roof ends, and where the line behind it reaches the waist. */
  roofEnd: number
  waistEnd: number
  waist: { front: number; rear: number }
  /** How square the cabin is from the front (2 is an ellipse), and how far its sides lean in. */
  cabin: { squareness: number; lean: number }
  /** How far back the corners reach from above, and how blunt they are. */
  nose: { reach: number; bluntness: number }
  tail: { reach: number; bluntness: number }
  /** From the front corner of the side glass to its rear lower and rear upper corner. */
  sideGlass: { from: number; rearLow: number; rearHigh: number }
  /** The middle of each pillar within the side glass. */
  pillars: readonly number[]
  /** The front edge of the front doors, and every further shut line with its end at the sill. */
  doors: { from: number; lines: readonly number[]; slidesFrom?: number }
  /** Heights of upper and lower edge. */
  rearGlass: { top: number; bottom: number; halfWidth?: number }
  face: Face
  rear: Rear
  /** The dark plastic around the wheels and along the sill. */
  cladding: boolean
  roofRails: boolean
  softTop?: true
  /** A load bed under a cover, or an open tray on the frame behind the cab. */
  bed?: { from: number; height: number }
  tray?: { from: number; to: number; height: number }
}

/** The front, in heights above the ground and distances along the bumper from the middle. */
type Face = {
  lampTop: number
  lampHeight: number
  lampFrom: number
  lampTo: number
  grilleTop: number
  grilleBottom: number
  grilleHalf: number
  plate: number
}

type Rear = { lampTop: number; lampHeight: number; lampFrom: number; lampTo: number; plate: number }
