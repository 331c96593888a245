import { financeRequests, VEHICLE_ALERT } from '../enquiries/enquiry-form.ts'

/** The lead categories, in the names that Australian dealers' systems share. */
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

/** The subcategory of a lead whose customer accepted the value of the vehicle traded in. */
export const OFFER_ACCEPTED = '3. Offer Accepted'

/** Subcategories, which a dealer can route to a different destination. */
export const leadSubcategories: readonly string[] = [
  'Career Enquiry',
  'Accessories',
  'Quick Enquiry',
  OFFER_ACCEPTED,
  'Find Something Similar',
  'Photo Request',
  VEHICLE_ALERT,
  ...financeRequests,
]
