import type { Car } from './car.ts'

/** A vehicle as cards and lists show it. Reading one takes about a third of the time of a whole vehicle. */
export type BriefCar = Omit<Car, Detail>

/** What only a vehicle’s own page, its brochure, the API and the index need. It is most of what a vehicle holds. */
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
