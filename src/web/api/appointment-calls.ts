import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const Slot = z.object({
  starts_at: z.iso.datetime(),
  label: z.string().meta({ description: 'In the time zone of the location.' }),
  left: z.int().min(1).meta({ description: 'How many bookings this time still has room for.' }),
})

export type FreeTimes = z.output<typeof FreeTimes>
const FreeTimes = z
  .object({
    kind: z.enum(['test-drive', 'service']),
    location: z.string(),
    time_zone: z
      .string()
      .nullable()
      .meta({ description: 'null where the dealership arranges times by phone.' }),
    days: z.array(z.object({ day: z.iso.date(), label: z.string(), slots: z.array(Slot) })),
  })
  .meta({ id: 'FreeTimes' })

const location = z
  .string()
  .optional()
  .meta({ description: 'The id of a location. Required when more than one takes appointments.' })

const responses = {
  200: { description: 'The free times.', schema: FreeTimes },
  400: 'The location is missing.',
}

/** The free times for test drives and services. */
export const appointmentCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/test-drive/appointments',
    summary: 'List free times for a test drive',
    query: z.object({
      car_id: z.string().optional().meta({ description: 'The id of the vehicle, or its slug.' }),
      location,
    }),
    responses: {
      ...responses,
      404: 'There is no vehicle or no location with this id.',
      422: 'The vehicle is at another location.',
    },
  },
  {
    method: 'get',
    path: '/api/service/appointments',
    summary: 'List free times for a service',
    query: z.object({ location }),
    responses: { ...responses, 404: 'There is no location with this id.' },
  },
]
