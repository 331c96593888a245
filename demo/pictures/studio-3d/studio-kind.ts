import type { carShapes } from './car-shapes.ts'

/** The kinds of vehicle that stand in the studio. */
export type StudioKind = keyof typeof carShapes | 'caravan'
