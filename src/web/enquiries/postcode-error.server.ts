import type { EnquiryFields, FieldError } from '#domain/enquiries/question.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** Four digits that no place has are a mistake too. */
export function postcodeError(
  { postcode = '' }: EnquiryFields,
  { places }: Pick<PublicDealership, 'places'>,
): FieldError | null {
  const isUnknown = /^\d{4}$/.test(postcode.trim()) && places.resolve(postcode.trim()) === null
  return isUnknown ? { field: 'postcode', message: 'Invalid postcode' } : null
}
