import { z } from 'zod'

/** An enquiry as a program sends it: the names of the form's fields, and the vehicle by its id. */
export const LeadRequest = z
  .object({
    /** Whether that is all; a lead that is not finished can be added to. */
    form_completed: z.boolean().nullable().default(true),
    /** Where the visitor has been, and what the links that led here said. */
    lead_attributes: z
      .object({
        visited_pages: z.array(z.string()).nullable().default([]),
        linked_query_params: z.record(z.string(), z.string()).nullable().default({}),
      })
      .nullish(),
    /** The options that the visitor ticked. */
    additional_services: z.array(z.string().min(1).max(120)).max(20).nullish(),
  })
  .catchall(z.union([z.string(), z.boolean(), z.number(), z.null()]))
  .meta({ id: 'LeadRequest' })
