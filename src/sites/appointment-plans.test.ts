import { describe, expect, test } from 'vitest'
import { appointmentPlan, placesWithAppointments } from './appointment-plans.ts'
import { Site, type SiteDocument } from './site.ts'

const weekly = [{ day: 1, opens: '09:00', closes: '12:00' }]
const place = (id: string, more: Partial<NonNullable<SiteDocument['locations']>[number]> = {}) => ({
  id,
  name: id,
  dealershipSlug: 'harbour',
  ...more,
})

const document = {
  slug: 'harbour-motors',
  name: 'Harbour Motors',
  dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
}

function site(appointments: SiteDocument['appointments'], locations: SiteDocument['locations']): Site {
  return Site.parse({ ...document, locations, appointments })
}

describe('LEAD-10 the appointment plan of a location', () => {
  const harbour = site(
    {
      plans: [
        { kind: 'test-drive', weekly, capacity: 2 },
        { kind: 'test-drive', weekly, capacity: 5, locationIds: ['yard'] },
        { kind: 'test-drive', locationIds: ['shop'] },
        { kind: 'service', weekly, openOnPublicHolidays: true },
      ],
      blocked: [
        { from: '2026-06-30', until: '2026-06-30', reason: 'Stocktake', kinds: ['test-drive'] },
        { from: '2026-07-01', until: '2026-07-01', reason: 'Paint', locationIds: ['yard'] },
      ],
    },
    [place('hall'), place('yard', { state: 'wa' }), place('shop'), place('shed', { type: 'service' })],
  )
  const planOf = (kind: 'test-drive' | 'service', id: string) => {
    const found = harbour.locations.find((location) => location.id === id)
    return found ? appointmentPlan(harbour, kind, found) : null
  }

  test('is the one that names the location, or else the one for all locations', () => {
    expect(planOf('test-drive', 'hall')?.capacity).toBe(2)
    expect(planOf('test-drive', 'yard')?.capacity).toBe(5)
  })

  test('is null where appointments are not taken', () => {
    expect(planOf('test-drive', 'shop')).toBeNull()
    expect(placesWithAppointments(harbour, 'test-drive').map(({ id }) => id)).toEqual(['hall', 'yard'])
    expect(placesWithAppointments(harbour, 'service').map(({ id }) => id)).toEqual(['shed'])
  })

  test('uses the time zone and the public holidays of its state', () => {
    expect(planOf('test-drive', 'hall')).toMatchObject({ timeZone: 'Australia/Brisbane', holidaysOf: 'qld' })
    expect(planOf('test-drive', 'yard')).toMatchObject({ timeZone: 'Australia/Perth', holidaysOf: 'wa' })
    expect(planOf('service', 'shed')?.holidaysOf).toBeNull()
  })

  test('has the special hours of its location and its department', () => {
    const day = { from: '2026-12-24', opens: '09:00', closes: '12:00' }
    const specialHours = [
      { ...day, name: 'Christmas Eve' },
      { ...day, name: 'Stocktake', department: 'sales' as const },
      { ...day, name: 'Hoist inspection', department: 'service' as const },
      { ...day, name: 'Show day', locationIds: ['hall'] },
    ]
    const busy = {
      ...harbour,
      specialHours: Site.parse({ ...document, locations: [place('hall')], specialHours }).specialHours,
    }
    const names = (kind: 'test-drive' | 'service', id: string) => {
      const found = busy.locations.find((location) => location.id === id)
      return found && appointmentPlan(busy, kind, found)?.special.map(({ name }) => name)
    }

    expect(names('test-drive', 'yard')).toEqual(['Christmas Eve', 'Stocktake'])
    expect(names('test-drive', 'hall')).toEqual(['Christmas Eve', 'Stocktake', 'Show day'])
    expect(names('service', 'shed')).toEqual(['Christmas Eve', 'Hoist inspection'])
  })

  test('includes only the blocked periods that apply to it', () => {
    const reasons = (kind: 'test-drive' | 'service', id: string) =>
      planOf(kind, id)?.blocked.map(({ reason }) => reason)

    expect(reasons('test-drive', 'yard')).toEqual(['Stocktake', 'Paint'])
    expect(reasons('test-drive', 'hall')).toEqual(['Stocktake'])
    expect(reasons('service', 'shed')).toEqual([])
  })
})
