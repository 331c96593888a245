/** The `tel:` address of a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

/** What a button to call says. The number stays on one line. */
export function callLabel(phone: string): string {
  return `Call ${phone.replaceAll(' ', '\u00A0')}`
}
