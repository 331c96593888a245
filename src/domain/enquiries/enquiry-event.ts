import type { CarType } from '../cars/car.ts'
import type { EnquiryEventNumber } from '../tracking/visitor-event.ts'
import { financeRequests, VEHICLE_ALERT } from './enquiry-form.ts'

type DealerCategory = { category: string; subcategory: string | null }

const dealerCategories: Record<string, DealerCategory> = {
  'Careers Enquiry': { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  [VEHICLE_ALERT]: { category: 'General Enquiry', subcategory: VEHICLE_ALERT },
  ...Object.fromEntries(
    financeRequests.map((request) => [request, { category: 'Finance Enquiry', subcategory: request }]),
  ),
}

/**
 * The category under which the dealer gets an enquiry. Careers enquiries and vehicle alerts become general
 * enquiries, and finance requests become finance enquiries; the subcategory keeps the original name.
 */
export function categoryForDealer(category: string): DealerCategory {
  return dealerCategories[category] ?? { category, subcategory: null }
}

/** The specification's event number for an enquiry. */
export function enquiryEvent(enquiry: {
  category: string
  carType: CarType | null
  /** Whether the visitor also asked for a test drive. */
  withTestDrive: boolean
}): EnquiryEventNumber {
  if (enquiry.category === 'Careers Enquiry') return 51
  if (enquiry.category === 'Test Drive Booking') return 17
  if (enquiry.carType === 'used') return enquiry.withTestDrive ? 48 : 15
  return enquiry.withTestDrive ? 17 : 14
}
