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
  /** What was asked, under the specification's names. */
  fields: Readonly<Record<string, unknown>>
  suspect: boolean
  formCompleted: boolean
  createdAt: Date
}

/** What a lead says under one of its names; `null` when it says nothing, or nothing that is text. */
export function fieldText({ fields }: Pick<LeadToDeliver, 'fields'>, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}
