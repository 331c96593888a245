import type { Random } from './random.ts'

/** I, O and Q look too much like digits, in VINs and on plates. */
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ']
const VIN_SIGNS = [...LETTERS, ...'0123456789']
/** The tenth character of a VIN is the model year: A is 2010, and I, O, Q, U, Z and 0 are not used. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** A vehicle identification number in the correct format. Its first characters are not assigned to any manufacturer. */
export function vin(year: number, random: Random): string {
  const signs = (count: number) => Array.from({ length: count }, () => random.pick(VIN_SIGNS)).join('')
  const yearSign = YEAR_SIGNS[(((year - 2010) % 30) + 30) % 30] ?? 'A'
  const serial = String(random.between(1, 999_999)).padStart(6, '0')
  return `ZZ9${signs(6)}${yearSign}${random.pick(LETTERS)}${serial}`
}

/**
 * A number plate in its state’s current format, from a series that the state has not reached yet, so that no real car has
 * it.
 */
export function registrationPlate(state: string, random: Random): string {
  const letter = () => random.pick(LETTERS)
  const digits = (count: number) => String(random.between(0, 10 ** count - 1)).padStart(count, '0')
  switch (state) {
    case 'nsw':
      return `Z${letter()}${letter()}${digits(2)}${letter()}`
    case 'vic':
      return `9Z${letter()}${digits(1)}${letter()}${letter()}`
    case 'sa':
      return `S9${digits(2)}Z${letter()}${letter()}`
    case 'wa':
      return `1Z${letter()}${letter()}${digits(3)}`
    case 'tas':
      return `Z${digits(2)}${letter()}${letter()}`
    case 'act':
      return `YZ${letter()}${digits(2)}${letter()}`
    case 'nt':
      return `CZ${digits(2)}${letter()}${letter()}`
    default:
      return `9${digits(2)}Z${letter()}${digits(1)}`
  }
}
