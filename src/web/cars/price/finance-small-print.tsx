import { FinanceWarning } from './finance-warning.tsx'
import type { CarCardData } from '../card/car-card-data.ts'

/** Below vehicles of which at least one is shown with a repayment. */
export function FinanceSmallPrint({ cars }: { cars: readonly Pick<CarCardData, 'finance'>[] }) {
  return cars.every(({ finance }) => finance === null) ? null : <FinanceWarning />
}
