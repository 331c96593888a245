import type { CarType } from '../cars/car.ts'

export type DealerPhones = {
  /** One number for everything. */
  override: string | null
  new: string | null
  used: string | null
}

/**
 * The number to call about a vehicle: the site's override, else the number for its kind of stock, else the other
 * kind's, else the number of the vehicle's location. `null` when there is none.
 */
export function phoneFor(
  carType: CarType | null,
  { phones, locationPhone }: { phones: DealerPhones; locationPhone: string | null },
): string | null {
  const ofItsKind = carType === 'used' ? phones.used : carType === null ? null : phones.new
  const inOrder = [phones.override, ofItsKind, phones.new, phones.used, locationPhone]
  // A number that was emptied in the settings does not count.
  return inOrder.find((phone) => phone?.trim()) ?? null
}

/** Shows the first third of a number, so that a visitor sees there is one: `07 4••• ••••`. */
export function maskedPhone(phone: string): string {
  const shown = Math.floor(phone.replaceAll(/\D/g, '').length / 3)
  let digits = 0
  return phone.replaceAll(/\d/g, (digit) => (digits++ < shown ? digit : '•'))
}
