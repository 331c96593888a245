import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const Slot = z.object({
  starts_at: z.iso.datetime(),
  label: z.string().meta({ description: 'By the clocks of the place.' }),
  left: z.int().min(1).meta({ description: 'How many can still have this time.' }),
})

export type FreeTimes = z.output<typeof FreeTimes>
const FreeTimes = z
  .object({
    kind: z.enum(['test-drive', 'service']),
    location: z.string(),
    time_zone: z.string().nullable().meta({ description: 'null where times are arranged with somebody.' }),
    days: z.array(z.object({ day: z.iso.date(), label: z.string(), slots: z.array(Slot) })),
  })
  .meta({ id: 'FreeTimes' })

const location = z
  .string()
  .optional()
  .meta({ description: 'Needed where there is more than one place to come to.' })

const answers = {
  200: { description: 'The times that are free.', schema: FreeTimes },
  400: 'It has to be said which location.',
}

/** When a customer can come. */
export const appointmentCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/test-drive/appointments',
    summary: 'Free times for a test drive',
    query: z.object({
      car_id: z.string().optional().meta({ description: 'The id of the vehicle, or its slug.' }),
      location,
    }),
    answers: {
      ...answers,
      404: 'There is no such vehicle, or no such location.',
      422: 'The vehicle stands at another location.',
    },
  },
  {
    method: 'get',
    path: '/api/service/appointments',
    summary: 'Free times for a service',
    query: z.object({ location }),
    answers: { ...answers, 404: 'There is no such location.' },
  },
]
