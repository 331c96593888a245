import type { Car } from './car.ts'

/** A vehicle as cards and lists show it. Reading one takes a quarter of what the whole vehicle takes. */
export type BriefCar = Omit<Car, Detail>

/** What only a vehicle’s own page, its brochure, the API and the index need. It takes up most of a vehicle. */
type Detail =
  | 'interiorColour'
  | 'engineSize'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'vin'
  | 'registrationPlate'
  | 'hasNvic'
  | 'registrationExpiry'
  | 'complianceDate'
  | 'buildDate'
  | 'dealerComments'
  | 'dealerCommentsRich'
  | 'standardEquipment'
  | 'features'
  | 'categories'
  | 'historyReportUrl'
  | 'dealershipId'
  | 'paymentProcessors'
  | 'variant'
  | 'specifications'
  | 'views'
