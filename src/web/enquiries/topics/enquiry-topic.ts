import type { EnquiryCategory } from '#domain/enquiries/enquiry-form.ts'
import type { Purpose } from '#domain/enquiries/forms-by-purpose.ts'

/** The topic of an enquiry page. */
export type EnquiryTopic = {
  /** The topic's addresses. The first one is canonical. */
  paths: readonly [string, ...string[]]
  title: string
  text: string
  category: EnquiryCategory
  /** The form made for this topic, where there is one. */
  purpose?: Purpose
  formHeading?: string
  /** Replaces the title, text and message on a page about one vehicle. */
  aboutCar?: { title: string; text: string; message: string }
  /** Replaces the site's button label. */
  button?: string
}
