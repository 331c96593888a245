import { placesThatService } from '../locations/places-that-service.ts'
import { type EnquiryCategory, enquiryCategories } from './enquiry-form.ts'

export type Departments = {
  locations: readonly { type?: string }[]
  stock: { carTypes: readonly string[] }
}

const withParts = new Set(['parts', 'service-and-parts', 'primary'])

/** The categories that a dealer has a department for. A dealer without listed locations gets all of them. */
export function servedCategories({ locations, stock }: Departments): EnquiryCategory[] {
  const isUnknown = locations.length === 0
  const sells = (...types: string[]) => types.some((type) => stock.carTypes.includes(type))
  const served: Partial<Record<EnquiryCategory, boolean>> = {
    'New Vehicle Enquiry': sells('new', 'demo'),
    'Used Vehicle Enquiry': sells('used'),
    'Service Booking': isUnknown || placesThatService(locations).length > 0,
    'Parts Enquiry': isUnknown || locations.some(({ type }) => withParts.has(type ?? '')),
  }
  return enquiryCategories.filter((category) => served[category] ?? true)
}
