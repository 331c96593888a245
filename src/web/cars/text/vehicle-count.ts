import { formatNumber } from '#domain/shared/format-number.ts'

/** A count with its noun: `1 car`, `1,204 cars`, `2,000+ cars` where the engine stopped counting. */
export function numberOf(total: number, vehicleWord: string, isExact = true): string {
  const figure = `${formatNumber(total)}${isExact ? '' : '+'}`
  return `${figure} ${vehicleWord}${total === 1 ? '' : 's'}`
}
