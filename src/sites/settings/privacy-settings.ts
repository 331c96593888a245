import { z } from 'zod'

const company = z.strictObject({
  name: z.string().min(1).max(120).describe('The company’s registered name.'),
  abn: z
    .string()
    .regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'use an ABN such as 12 345 678 901')
    .nullable()
    .default(null)
    .describe('Its Australian Business Number.'),
})

const officer = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(80)
    .nullable()
    .default(null)
    .describe('Their name, if customers should know it.'),
  postalAddress: z.string().min(1).max(200).describe('Where to write to.'),
  phone: z.string().min(1).max(40).describe('Their phone number.'),
  email: z.email().describe('Their email address.'),
})

/** How long the site stores personal data and records, and who is responsible for it. */
export const privacySettings = z.strictObject({
  keepDays: z
    .number()
    .int()
    .min(7)
    .max(3650)
    .default(90)
    .describe(
      'How many days the site stores delivered jobs, the event log and partial leads (unfinished enquiries).',
    ),
  keepCustomerDays: z
    .number()
    .int()
    .min(30)
    .max(3650)
    .nullable()
    .default(null)
    .describe(
      'How many days the site stores finished enquiries, and who booked, reserved, paid or waited for a vehicle, after they have ended. An enquiry that has not reached the dealer stays while its delivery is tried, and for as long again after that has failed for good. Without it, they are kept until someone erases them.',
    ),
  companies: z
    .array(company)
    .max(40)
    .default([])
    .describe(
      'The companies of the group, which the privacy policy names. Without any, it names the dealerships.',
    ),
  officer: officer
    .nullable()
    .default(null)
    .describe(
      'The privacy officer in the privacy policy. Without one, it has the dealer’s phone number and email.',
    ),
})
