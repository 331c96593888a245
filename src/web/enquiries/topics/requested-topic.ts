import type { Part } from '#domain/consent/legal-texts.ts'
import type { EnquiryCategory } from '#domain/enquiries/enquiry-form.ts'
import type { Purpose } from '#domain/enquiries/forms-by-purpose.ts'

/** Something a visitor came for that the dealer takes care of in person. */
export type RequestedTopic = {
  /** Where it is found; the first is the address that search engines should know. */
  paths: readonly [string, ...string[]]
  title: string
  text: string
  /** What there is to read about it. */
  parts?: readonly Part[]
  category: EnquiryCategory
  /** The form that is made for it. */
  purpose?: Purpose
  formHeading?: string
  /** What changes where the page is about one vehicle. */
  aboutCar?: { title: string; text: string; message: string }
  /** The words on the button that sends the form, where they are not the site's. */
  button?: string
}
