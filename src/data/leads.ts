/** A lead as a form hands it over: checked, under the specification's field names. */
export type NewLead = {
  submissionKey: string
  category: string
  subcategory: string | null
  carId: string | null
  dealershipId: string | null
  locationId: string | null
  name: string | null
  email: string | null
  phone: string | null
  fields: Record<string, unknown>
  suspect: boolean
  formCompleted: boolean
}

export type Lead = NewLead & { id: string; createdAt: Date; updatedAt: Date }

/** The leads of one site. */
export type LeadStore = {
  /** Stores the lead and the job of delivering it together, or neither. The same submission again answers the first lead. */
  create(lead: NewLead): Promise<{ lead: Lead; isNew: boolean }>
  find(id: string): Promise<Lead | null>
}
