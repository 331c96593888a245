import { formatPhone } from '../shared/phone-number.ts'
import type { EnquiryFields } from './question.ts'

type CustomerDetails = { name: string | null; email: string | null; phone: string }

/** What a signed-in customer needn't type again, by the names of the contact questions. */
export function customerAnswers({ name, email, phone }: CustomerDetails): EnquiryFields {
  return { ...(name && { name }), ...(email && { email }), phone: formatPhone(phone) }
}
