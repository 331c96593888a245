/** A number of vehicles in words: `1 car`, `1,204 cars`, `2,000+ cars` where the engine stopped counting. */
export function numberOf(total: number, vehicleWord: string, isExact = true): string {
  const figure = `${total.toLocaleString('en-AU')}${isExact ? '' : '+'}`
  return `${figure} ${vehicleWord}${total === 1 ? '' : 's'}`
}
