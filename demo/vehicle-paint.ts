import type { StudioKind } from './pictures/studio-kind.ts'
import { type StudioView, studioViews } from './pictures/studio-view.ts'

/** The colours of the demo’s vehicles, and the paint for their pictures. */
export const paints = {
  White: 'f2f3f2',
  Silver: 'b9bec3',
  Grey: '5b6167',
  Black: '1c1f23',
  Blue: '1f4f91',
  Red: 'a8151d',
  Green: '31513a',
  Orange: 'c8571b',
} as const

export type PaintName = keyof typeof paints

/** The paints in which each kind of body has pictures. Demo vehicles have no others. */
export const picturedPaints: Record<StudioKind, readonly PaintName[]> = {
  suv: ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green'],
  ute: ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red'],
  'single-cab-ute': ['White', 'Silver', 'Grey'],
  hatch: ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red'],
  sedan: ['White', 'Silver', 'Grey', 'Black', 'Blue'],
  wagon: ['White', 'Silver', 'Grey', 'Blue'],
  coupe: ['White', 'Black', 'Red', 'Orange'],
  convertible: ['White', 'Blue', 'Red'],
  van: ['White', 'Silver'],
  'people-mover': ['White', 'Grey', 'Black'],
  caravan: ['White', 'Silver'],
}

/** The facts that decide a vehicle’s pictures. */
export type VehiclePaint = { kind: StudioKind; paintHex: string }

type Painted = { simpleBody: string; doors: number | null; colour: PaintName }

/** How to picture a vehicle. `null` if no picture would be accurate. */
export function vehiclePaint({ simpleBody, doors, colour }: Painted): VehiclePaint | null {
  const kind = studioKind(simpleBody, doors)
  return kind && picturedPaints[kind].includes(colour) ? { kind, paintHex: paints[colour] } : null
}

/** A ute with two doors has a single cab. */
export function studioKind(simpleBody: string, doors: number | null): StudioKind | null {
  if (simpleBody === 'Ute' && doors === 2) return 'single-cab-ute'
  return kindOf.get(simpleBody) ?? null
}

/** The address of the picture of one view. */
export function pictureAddress({ kind, paintHex }: VehiclePaint, view: StudioView): string {
  return `/demo-media/${kind}-${view}-${paintHex}.webp`
}

/** Every side of a vehicle, starting with the side to show first. */
export function pictureAddresses(paint: VehiclePaint, first: 'left' | 'right'): string[] {
  const mirrored = (view: StudioView) =>
    view.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left')) as StudioView
  return studioViews.map((view) => pictureAddress(paint, first === 'left' ? view : mirrored(view)))
}

const kindOf = new Map<string, StudioKind>([
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
