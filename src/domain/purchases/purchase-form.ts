import type { EnquiryForm } from '../enquiries/enquiry-form.ts'
import { contactQuestions } from '../enquiries/shared-questions.ts'

/** Who buys a vehicle online, with everything they chose. The dealer gets it like any other enquiry. */
export function purchaseForm(summary: readonly string[]): EnquiryForm {
  return {
    name: 'purchase',
    category: 'Online Purchase',
    steps: [{ name: 'details', title: 'Your details', questions: [...contactQuestions] }],
    isPersonal: true,
    implied: { Purchase: [...summary] },
  }
}
