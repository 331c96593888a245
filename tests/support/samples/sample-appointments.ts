import type { SiteDocument } from '#sites/site.ts'

/** A dealer in Queensland who takes two test drives and one service at a time, on working days. */
export const sampleAppointments: NonNullable<SiteDocument['appointments']> = {
  plans: [
    {
      kind: 'test-drive',
      weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '11:00' })),
      capacity: 2,
      daysAhead: 2,
    },
    {
      kind: 'service',
      weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '07:30', closes: '08:30' })),
      daysAhead: 2,
    },
  ],
}
