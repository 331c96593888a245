import type { CarType } from './car.ts'

/** How shoppers call a kind of stock. */
export const carTypeName: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }
