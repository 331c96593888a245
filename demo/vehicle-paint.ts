import type { MotorBody } from './pictures/body-shapes.ts'

export type BodyKind = MotorBody | 'caravan'

/** The colours vehicles are sold in here, and the paint a picture of one needs. */
export const paints = {
  White: 'f2f3f2',
  Silver: 'b9bec3',
  Grey: '5b6167',
  Black: '1c1f23',
  Blue: '1f4f91',
  Red: 'a8151d',
  Green: '31513a',
  Gold: 'b79a5b',
  Orange: 'c8571b',
} as const

export type PaintName = keyof typeof paints

/** Which paints each kind of body has been drawn in. A vehicle in another paint has no picture rather than a false one. */
export const drawnPaints: Record<BodyKind, readonly PaintName[]> = {
  suv: ['White', 'Silver', 'Grey', 'Black', 'Blue'],
  ute: ['White', 'Silver', 'Grey', 'Black', 'Blue'],
  hatch: ['White', 'Grey', 'Blue', 'Red'],
  sedan: ['White', 'Silver', 'Black'],
  wagon: ['Silver', 'Blue'],
  coupe: ['Black', 'Red'],
  convertible: ['White', 'Red'],
  van: ['White'],
  'people-mover': ['White', 'Grey'],
  caravan: ['White'],
}

export const views = ['side', 'side-mirrored'] as const
export type View = (typeof views)[number]

/** What a picture of a vehicle has to know. */
export type VehiclePaint = { kind: BodyKind; paintHex: string; views: readonly View[] }

/** How a vehicle is to be pictured; without views where no drawing would be true. */
export function vehiclePaint(vehicle: {
  simpleBody: string | null
  colour: string | null
}): VehiclePaint | null {
  const kind = kindOf.get(vehicle.simpleBody ?? '')
  const paint = isPaint(vehicle.colour) ? vehicle.colour : null
  if (!kind || !paint) return null
  return { kind, paintHex: paints[paint], views: drawnPaints[kind].includes(paint) ? views : [] }
}

/** Where the picture of one view stands. */
export function pictureAddress({ kind, paintHex }: Omit<VehiclePaint, 'views'>, view: View): string {
  return `/demo-media/${kind}-${view}-${paintHex}.svg`
}

const kindOf = new Map<string, BodyKind>([
  ['SUV', 'suv'],
  ['Ute', 'ute'],
  ['Hatchback', 'hatch'],
  ['Sedan', 'sedan'],
  ['Wagon', 'wagon'],
  ['Coupe', 'coupe'],
  ['Convertible', 'convertible'],
  ['Van', 'van'],
  ['People Mover', 'people-mover'],
  ['Caravan', 'caravan'],
])

function isPaint(colour: string | null): colour is PaintName {
  return colour !== null && Object.hasOwn(paints, colour)
}
