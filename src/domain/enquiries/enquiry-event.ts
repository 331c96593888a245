import type { CarType } from '../cars/car.ts'
import { VEHICLE_ALERT } from './enquiry-form.ts'

const subcategories: Record<string, string> = {
  'Careers Enquiry': 'Career Enquiry',
  [VEHICLE_ALERT]: VEHICLE_ALERT,
}

/** A careers enquiry, or the wish to be told of a vehicle, reaches the dealer as a general one that says what it is. */
export function categoryForDealer(category: string): { category: string; subcategory: string | null } {
  const subcategory = subcategories[category]
  return subcategory === undefined
    ? { category, subcategory: null }
    : { category: 'General Enquiry', subcategory }
}

/** The number under which an enquiry is counted. */
export function enquiryEvent(enquiry: {
  category: string
  carType: CarType | null
  /** Whether a test drive is asked for beside the question. */
  withTestDrive: boolean
}): number {
  if (enquiry.category === 'Careers Enquiry') return 51
  if (enquiry.category === 'Test Drive Booking') return 17
  if (enquiry.carType === 'used') return enquiry.withTestDrive ? 48 : 15
  return enquiry.withTestDrive ? 17 : 14
}
