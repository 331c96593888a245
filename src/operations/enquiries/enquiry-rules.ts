import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { EnquiryRules } from '#domain/enquiries/read-enquiry.ts'
import { dayIn } from '#domain/shared/day.ts'
import { australianPhone } from './australian-phone.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The validation rules of this site today. */
export function enquiryRules(
  form: EnquiryForm,
  { site, now }: Pick<Dealership, 'site' | 'now'>,
): EnquiryRules {
  const { termsWording, optIn } = site.forms
  return { form, termsWording, optIn, australianPhone, today: dayIn(site.timeZone, now()) }
}
