import type { ContentForm } from '#domain/content/sections/list-sections.ts'
import type { PageBody } from '#domain/content/content-kinds.ts'
import type { EnquiryCategory, EnquiryForm } from '#domain/enquiries/enquiry-form.ts'
import { generalEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { formByPurpose, type Purpose } from '#domain/enquiries/forms-by-purpose.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

const purposes: Partial<Record<ContentForm, Purpose>> = {
  careers: 'careers',
  fleet: 'fleet',
  parts: 'parts',
  accessories: 'accessories',
}

const categories: Record<ContentForm, EnquiryCategory> = {
  general: 'General Enquiry',
  offers: 'Special Offer Enquiry',
  careers: 'Careers Enquiry',
  fleet: 'Fleet Enquiry',
  parts: 'Parts Enquiry',
  accessories: 'Parts Enquiry',
  service: 'Service Booking',
  'trade-in': 'Trade-in Enquiry',
}

/** The form of a page, or `null` where it has none. */
export function formOfPage({ sections }: PageBody, dealership: PublicDealership): EnquiryForm | null {
  const section = sections.find(({ kind }) => kind === 'form')
  return section?.kind === 'form' ? contentForm(section.form, dealership) : null
}

/** The enquiry form that content calls by this name. */
export function contentForm(
  name: ContentForm,
  { site, now }: Pick<PublicDealership, 'site' | 'now'>,
): EnquiryForm {
  const purpose = purposes[name]
  if (purpose) return formByPurpose(purpose, site, { car: null, today: dayIn(site.timeZone, now()) })
  const category = categories[name]
  return { ...generalEnquiryForm(site, category, []), name: category }
}
