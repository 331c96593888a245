import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppointmentPlan, TakenSeat } from './appointment-plan.ts'
import { offeredSlots } from './offered-slots.ts'
import { requestedSlot, type SlotRefusal } from './slot-refusal.ts'

const days = [1, 2, 3, 4, 5]
const plan: AppointmentPlan = {
  timeZone: 'Australia/Brisbane',
  holidaysOf: 'qld',
  weekly: days.flatMap((day) => [
    { day, opens: '09:00', closes: '12:00' },
    { day, opens: '13:00', closes: '14:30' },
  ]),
  lengthMinutes: 60,
  capacity: 2,
  noticeHours: 0,
  daysAhead: 6,
  blocked: [],
  special: [],
}
/** A Tuesday. */
const now = new Date('2026-03-10T07:00:00+10:00')
const nothingTaken = { seats: [], car: [] }

describe('LEAD-10 the offered times', () => {
  test('are back to back within the opening periods of the week', () => {
    const offered = offeredSlots(plan, nothingTaken, now)

    expect(offered.map(({ label }) => label)).toEqual([
      'Tuesday 10 March',
      'Wednesday 11 March',
      'Thursday 12 March',
      'Friday 13 March',
      'Monday 16 March',
    ])
    expect(offered[0]?.slots).toEqual([
      { startsAt: '2026-03-09T23:00:00.000Z', label: '9:00 am', left: 2 },
      { startsAt: '2026-03-10T00:00:00.000Z', label: '10:00 am', left: 2 },
      { startsAt: '2026-03-10T01:00:00.000Z', label: '11:00 am', left: 2 },
      { startsAt: '2026-03-10T03:00:00.000Z', label: '1:00 pm', left: 2 },
    ])
  })

  test('start after the notice period and end after the booking period', () => {
    const offered = offeredSlots({ ...plan, noticeHours: 27, daysAhead: 1 }, nothingTaken, now)

    expect(offered.map(({ day, slots }) => [day, slots.map(({ label }) => label)])).toEqual([
      ['2026-03-11', ['10:00 am', '11:00 am', '1:00 pm']],
    ])
    expect(offeredSlots({ ...plan, daysAhead: 0 }, nothingTaken, now)).toHaveLength(1)
  })

  test('have fewer places as they are booked, and are left out when full', () => {
    const seats = [seat('09:00', 60, 0), seat('09:00', 60, 1), seat('10:30', 60, 0)]

    expect(labels({ ...plan, daysAhead: 0 }, seats)).toEqual(['10:00 am 1', '11:00 am 1', '1:00 pm 2'])
    expect(labels({ ...plan, daysAhead: 0, capacity: 1 }, seats)).toEqual(['1:00 pm 1'])
  })

  test('keep to the special hours of a day', () => {
    const special = (opens: string | null, closes: string | null) => ({
      from: '2026-03-10',
      until: null,
      name: 'Stocktake',
      department: 'all' as const,
      locationIds: [],
      opens,
      closes,
    })
    const on = (hours: ReturnType<typeof special>[]) => labels({ ...plan, daysAhead: 0, special: hours }, [])

    expect(on([special('10:00', '13:30')])).toEqual(['10:00 am 2', '11:00 am 2'])
    expect(on([special('09:00', '10:00'), special('13:00', '17:00')])).toEqual(['9:00 am 2', '1:00 pm 2'])
    expect(on([special(null, null)])).toBeUndefined()
  })

  test('leave out times when the vehicle is out with another customer', () => {
    const offered = offeredSlots({ ...plan, daysAhead: 0 }, { seats: [], car: [seat('09:30', 60, 0)] }, now)

    expect(offered[0]?.slots.map(({ label }) => label)).toEqual(['11:00 am', '1:00 pm'])
  })

  test('leave out public holidays of the state, unless the location opens on them', () => {
    const easter = new Date('2026-04-02T07:00:00+10:00')
    const daysOf = (holidaysOf: string | null) =>
      offeredSlots({ ...plan, holidaysOf }, nothingTaken, easter).map(({ day }) => day.slice(8))

    expect(daysOf('qld')).toEqual(['02', '07', '08'])
    expect(daysOf(null)).toEqual(['02', '03', '06', '07', '08'])
  })

  test('leave out blocked days and times', () => {
    const blocked = [
      { from: '2026-03-11', until: '2026-03-12', reason: 'Stocktake' },
      { from: '2026-03-10T11:30', until: '2026-03-10T13:00', reason: 'Training' },
    ]
    const offered = offeredSlots({ ...plan, blocked, daysAhead: 3 }, nothingTaken, now)

    expect(offered.map(({ day, slots }) => [day, slots.map(({ label }) => label)])).toEqual([
      ['2026-03-10', ['9:00 am', '10:00 am', '1:00 pm']],
      ['2026-03-13', ['9:00 am', '10:00 am', '11:00 am', '1:00 pm']],
    ])
  })

  test('are in local time, in summer and in winter', () => {
    const sydney = { ...plan, timeZone: 'Australia/Sydney', holidaysOf: 'nsw' }
    const friday = new Date('2026-10-02T07:00:00+10:00')
    const first = offeredSlots(sydney, nothingTaken, friday).map(({ day, slots }) => [
      day,
      slots[0]?.startsAt,
    ])

    expect(first.slice(0, 2)).toEqual([
      ['2026-10-02', '2026-10-01T23:00:00.000Z'],
      ['2026-10-06', '2026-10-05T22:00:00.000Z'],
    ])
  })

  test('skip the hour that daylight saving skips, and offer a repeated hour once', () => {
    const nightly = { ...plan, timeZone: 'Australia/Sydney', holidaysOf: null, daysAhead: 0 }
    const onSunday = { ...nightly, weekly: [{ day: 0, opens: '01:00', closes: '05:00' }] }
    const labelsAt = (at: string) =>
      offeredSlots(onSunday, nothingTaken, new Date(at))[0]?.slots.map(({ label }) => label)

    expect(labelsAt('2026-10-04T00:30:00+10:00')).toEqual(['1:00 am', '3:00 am', '4:00 am'])
    expect(labelsAt('2026-04-05T00:30:00+11:00')).toEqual(['1:00 am', '2:00 am', '3:00 am', '4:00 am'])
  })
})

test.each<[string, Date | string, SlotRefusal | null]>([
  ['an offered time', '2026-03-10T09:00', null],
  ['a time in the past', '2026-03-10T06:00', 'past'],
  ['a booked time', '2026-03-10T10:00', 'taken'],
  ['a time between two slots', '2026-03-10T09:15', 'not offered'],
  ['a day off', '2026-03-14T09:00', 'not offered'],
  ['a day after the booking period', '2026-03-17T09:00', 'too far'],
])('LEAD-10 %s is accepted or refused with a reason', (_case, clock, refusal) => {
  const asked = new Date(`${clock}:00+10:00`)
  const taken = { seats: [seat('10:00', 60, 0), seat('10:00', 60, 1)], car: [] }

  const result = requestedSlot(plan, asked, { taken, now })

  expect('refusal' in result ? result.refusal : null).toBe(refusal)
})

test('LEAD-10 a time within the notice period is refused as too soon', () => {
  const asked = new Date('2026-03-10T09:00:00+10:00')

  expect(requestedSlot({ ...plan, noticeHours: 4 }, asked, { taken: nothingTaken, now })).toEqual({
    refusal: 'too soon',
  })
})

test('LEAD-10 every offered time can be booked, and no other time can', () => {
  const quarter = fc.integer({ min: 0, max: 7 * 24 * 4 })
  fc.assert(
    fc.property(fc.array(quarter, { maxLength: 12 }), quarter, fc.boolean(), (starts, wish, isSummer) => {
      const base = isSummer ? new Date('2026-10-01T00:00:00Z') : now
      const moment = (index: number) => new Date(base.getTime() + index * 15 * 60_000)
      const seats = starts.map((index) => ({
        startsAt: moment(index),
        endsAt: moment(index + 3),
        seat: index % 2,
      }))
      const sydney = { ...plan, timeZone: 'Australia/Sydney', noticeHours: 2 }
      const taken = { seats, car: [] }
      const offered = offeredSlots(sydney, taken, base).flatMap(({ slots }) => slots)

      for (const { startsAt, left } of offered) {
        expect(left).toBeGreaterThan(0)
        expect(requestedSlot(sydney, new Date(startsAt), { taken, now: base })).toHaveProperty('slot')
      }
      const asked = moment(wish)
      const isOffered = offered.some(({ startsAt }) => startsAt === asked.toISOString())
      expect('slot' in requestedSlot(sydney, asked, { taken, now: base })).toBe(isOffered)
    }),
  )
})

function seat(clock: string, minutes: number, number: number): TakenSeat {
  const startsAt = new Date(`2026-03-10T${clock}:00+10:00`)
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), seat: number }
}

function labels(of: AppointmentPlan, seats: TakenSeat[]) {
  return offeredSlots(of, { seats, car: [] }, now)[0]?.slots.map(({ label, left }) => `${label} ${left}`)
}
