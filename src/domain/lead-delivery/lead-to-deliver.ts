/** A lead as delivery reads it. */
export type LeadToDeliver = {
  id: string
  category: string
  subcategory: string | null
  carId: string | null
  dealershipId: string | null
  locationId: string | null
  name: string | null
  email: string | null
  phone: string | null
  /** The answers, under the specification's field names. */
  fields: Readonly<Record<string, unknown>>
  suspect: boolean
  formCompleted: boolean
  createdAt: Date
}

/** The first non-empty value of these fields as text; `null` when all are empty. */
export function fieldText({ fields }: Pick<LeadToDeliver, 'fields'>, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}
