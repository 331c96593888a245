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
 * A careers enquiry, or the wish to be told of a vehicle, reaches the dealer as a general one that says what it is; whatever
 * is asked of the finance team, as a finance enquiry.
 */
export function categoryForDealer(category: string): DealerCategory {
  return dealerCategories[category] ?? { category, subcategory: null }
}

/** The number under which an enquiry is counted. */
export function enquiryEvent(enquiry: {
  category: string
  carType: CarType | null
  /** Whether a test drive is asked for beside the question. */
  withTestDrive: boolean
}): EnquiryEventNumber {
  if (enquiry.category === 'Careers Enquiry') return 51
  if (enquiry.category === 'Test Drive Booking') return 17
  if (enquiry.carType === 'used') return enquiry.withTestDrive ? 48 : 15
  return enquiry.withTestDrive ? 17 : 14
}
