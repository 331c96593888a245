import { financeRequests, VEHICLE_ALERT } from '../enquiries/enquiry-form.ts'

/** What a lead can be about, in the words that Australian dealers' systems share. */
export const leadCategories: readonly string[] = [
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Test Drive Booking',
  'Special Offer Enquiry',
  'Fleet Enquiry',
  'Finance Enquiry',
  'Insurance Enquiry',
  'Subscription Enquiry',
  'Team Member Enquiry',
  'Vehicle Reservation',
  'Online Purchase',
  'Brochure Download',
  'Document Request',
  'Trade-in Enquiry',
  'Sell My Car Enquiry',
  'Service Booking',
  'Service Enquiry',
  'Parts Enquiry',
  'Service Retention',
  'Loan Car Booking',
  'General Enquiry',
  'Survey',
  'Competition Enquiry',
  'Phone Call',
  'Event Enquiry',
]

/** What narrows a category where a dealer may want the lead somewhere else. */
export const leadSubcategories: readonly string[] = [
  'Career Enquiry',
  'Accessories',
  'Quick Enquiry',
  'Find Something Similar',
  'Photo Request',
  VEHICLE_ALERT,
  ...financeRequests,
]
