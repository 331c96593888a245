import type { EnquiryResponse } from '../../../enquiries/enquiry-response.ts'
import { EnquiryForm } from '../../../enquiries/form/enquiry-form.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './form-section.css'

type FormSectionProps = { section: ShownSectionOf<'form'>; response: EnquiryResponse | undefined }

/** The enquiry form of the page. */
export function FormSection({ section: { heading, form }, response }: FormSectionProps) {
  return (
    <div className="container section content-form">
      <EnquiryForm form={form} response={response} heading={heading} />
    </div>
  )
}
