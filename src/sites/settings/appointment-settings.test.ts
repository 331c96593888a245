import { expect, test } from 'vitest'
import { Site, type SiteDocument } from '../site.ts'

const document: SiteDocument = {
  slug: 'harbour-motors',
  name: 'Harbour Motors',
  dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
  locations: [{ id: '10', dealershipSlug: 'harbour', name: 'Wynnum' }],
}
const hours = { day: 1, opens: '09:00', closes: '12:00' }
const stocktake = { from: '2026-06-30', until: '2026-06-30', reason: 'Stocktake' }

test('LEAD-10 a site without plans offers no appointments', () => {
  expect(Site.parse(document).appointments).toEqual({ plans: [], blocked: [] })
})

test('LEAD-10 a plan has defaults for most settings', () => {
  const site = Site.parse({
    ...document,
    appointments: { plans: [{ kind: 'service', weekly: [hours] }], blocked: [stocktake] },
  })

  expect(site.appointments.plans).toMatchObject([
    { lengthMinutes: 30, capacity: 1, noticeHours: 2, daysAhead: 14 },
  ])
})

test.each<[string, SiteDocument['appointments'], string]>([
  [
    'at an unknown location',
    { plans: [{ kind: 'service', locationIds: ['11'] }] },
    'appointments.plans.0.locationIds',
  ],
  [
    'that close before they open',
    { plans: [{ kind: 'service', weekly: [{ ...hours, closes: '08:00' }] }] },
    'appointments.plans.0.weekly.0',
  ],
  [
    'blocked until before they start',
    { blocked: [{ ...stocktake, until: '2026-06-29' }] },
    'appointments.blocked.0',
  ],
  [
    'blocked until an earlier time of the same day',
    { blocked: [{ ...stocktake, from: '2026-06-30T12:00', until: '2026-06-30T09:00' }] },
    'appointments.blocked.0',
  ],
  [
    'blocked at an unknown location',
    { blocked: [{ ...stocktake, locationIds: ['11'] }] },
    'appointments.blocked.0.locationIds',
  ],
  ['on an invalid day', { blocked: [{ ...stocktake, from: '30 June' }] }, 'appointments.blocked.0.from'],
])('LEAD-10 appointments %s are refused', (_what, appointments, path) => {
  const read = Site.safeParse({ ...document, appointments })

  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
})
