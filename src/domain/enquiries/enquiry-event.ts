import type { CarType } from '../cars/car.ts'

/** A careers enquiry reaches the dealer as a general one that says what it is. */
export function categoryForDealer(category: string): { category: string; subcategory: string | null } {
  return category === 'Careers Enquiry'
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory: null }
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
