import { z } from 'zod'

/** An enquiry sent through the API: the form's fields by name, and the vehicle by its id. */
export const LeadRequest = z
  .object({
    /** Whether the lead is complete. A partial lead can be updated. */
    form_completed: z.boolean().nullable().default(true),
    /** The visitor's pages, and the parameters of the links that led to them. */
    lead_attributes: z
      .object({
        visited_pages: z.array(z.string()).nullable().default([]),
        linked_query_params: z.record(z.string(), z.string()).nullable().default({}),
      })
      .nullish(),
    /** The options the visitor ticked. */
    additional_services: z.array(z.string().min(1).max(120)).max(20).nullish(),
  })
  .catchall(z.union([z.string(), z.boolean(), z.number(), z.null()]))
  .meta({ id: 'LeadRequest' })
