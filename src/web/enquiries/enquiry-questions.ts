import type { EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import type { Site } from '#sites/site.ts'
import { termsPath } from '../frame/site-frame.ts'

/** What the form shows: what it asks, and the dealer's own words around it. */
export type EnquiryQuestions = ReturnType<typeof enquiryQuestions>

export function enquiryQuestions(form: EnquiryForm, site: Site) {
  return {
    ...form,
    button: site.forms.enquiryButton,
    optIn: site.forms.optIn,
    marketingNotice: site.forms.marketingNotice,
    termsPath: termsPath(site),
    dealerName: site.name,
  }
}
