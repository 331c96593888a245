import { FinanceWarning } from './finance-warning.tsx'
import type { CarCardData } from '../card/car-card-data.ts'

/** The finance warning, if at least one of the vehicles shows a repayment. */
export function FinanceSmallPrint({ cars }: { cars: readonly Pick<CarCardData, 'finance'>[] }) {
  return cars.every(({ finance }) => finance === null) ? null : <FinanceWarning />
}
