import { passengerShapes } from './passenger-shapes.ts'
import { workingShapes } from './working-shapes.ts'

export const carShapes = { ...passengerShapes, ...workingShapes }
