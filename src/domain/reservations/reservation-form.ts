import type { EnquiryForm } from '../enquiries/enquiry-form.ts'
import { contactQuestions } from '../enquiries/shared-questions.ts'

/**
 * Who reserves a vehicle, or waits for one that someone else holds. It is an enquiry like any other, so the dealer hears of
 * everyone who starts, paid or not.
 */
export function reservationForm(purpose: 'reserve' | 'queue'): EnquiryForm {
  return {
    name: purpose,
    category: 'Vehicle Reservation',
    steps: [{ name: 'details', title: 'Your details', questions: [...contactQuestions] }],
    isPersonal: true,
    prefilled: {},
  }
}
