import type { StudioKind } from '../../demo/pictures/studio-kind.ts'
import { passengerShapes } from './passenger-shapes.ts'
import { workingShapes } from './working-shapes.ts'

export const carShapes = { ...passengerShapes, ...workingShapes } satisfies Record<
  Exclude<StudioKind, 'caravan'>,
  unknown
>
