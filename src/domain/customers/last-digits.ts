import { unbrokenPhone } from '../shared/format-phone.ts'

/** A customer's number for a page that others may open too, by which only its owner knows it: `•••• ••• 006`. */
export function lastDigits(phone: string): string {
  return unbrokenPhone(phone).replaceAll(/\d(?=(?:\D*\d){3})/g, '•')
}
