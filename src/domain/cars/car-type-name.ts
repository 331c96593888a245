import type { CarType } from './car.ts'

export const carTypeName: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }
