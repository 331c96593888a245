import type { EnquiryCategory, FinanceRequest, VEHICLE_ALERT } from '#domain/enquiries/enquiry-form.ts'

export type SentCategory = EnquiryCategory | FinanceRequest | typeof VEHICLE_ALERT

/** What the dealer’s reply is about: “… will be in touch about your test drive.” */
export const replyTopics: Readonly<Record<SentCategory, string | null>> = {
  'General Enquiry': null,
  'New Vehicle Enquiry': 'the vehicle',
  'Used Vehicle Enquiry': 'the vehicle',
  'Test Drive Booking': 'your test drive',
  'Finance Enquiry': 'finance',
  'Finance Application': 'your finance application',
  'Finance Pre-Approval': 'your pre-approval',
  'Personalised Finance': 'your finance',
  'Trade-in Enquiry': 'your trade-in',
  'Sell My Car Enquiry': 'selling your car',
  'Special Offer Enquiry': 'the offer',
  'Fleet Enquiry': 'your fleet',
  'Service Booking': 'your service',
  'Parts Enquiry': 'the parts you need',
  'Careers Enquiry': 'working with us',
  'Vehicle Alert': 'new arrivals',
}

/** The category that an address names. A link can contain any text, so only known ones count. */
export function readSentCategory(text: string | null): SentCategory | null {
  return text !== null && Object.hasOwn(replyTopics, text) ? (text as SentCategory) : null
}
