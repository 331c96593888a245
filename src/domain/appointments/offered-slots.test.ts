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
}
/** A Tuesday. */
const now = new Date('2026-03-10T07:00:00+10:00')
const nothing = { seats: [], car: [] }

describe('LEAD-10 the times that are offered', () => {
  test('are those of the week, one after the other, with room for a whole one', () => {
    const offered = offeredSlots(plan, nothing, now)

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

  test('begin when the dealer can be ready, and end as many days ahead as he likes', () => {
    const offered = offeredSlots({ ...plan, noticeHours: 27, daysAhead: 1 }, nothing, now)

    expect(offered.map(({ day, slots }) => [day, slots.map(({ label }) => label)])).toEqual([
      ['2026-03-11', ['10:00 am', '11:00 am', '1:00 pm']],
    ])
    expect(offeredSlots({ ...plan, daysAhead: 0 }, nothing, now)).toHaveLength(1)
  })

  test('are fewer as they are taken, and none when all are', () => {
    const seats = [seat('09:00', 60, 0), seat('09:00', 60, 1), seat('10:30', 60, 0)]

    expect(labels({ ...plan, daysAhead: 0 }, seats)).toEqual(['10:00 am 1', '11:00 am 1', '1:00 pm 2'])
    expect(labels({ ...plan, daysAhead: 0, capacity: 1 }, seats)).toEqual(['1:00 pm 1'])
  })

  test('leave out those at which the vehicle is out with somebody else', () => {
    const offered = offeredSlots({ ...plan, daysAhead: 0 }, { seats: [], car: [seat('09:30', 60, 0)] }, now)

    expect(offered[0]?.slots.map(({ label }) => label)).toEqual(['11:00 am', '1:00 pm'])
  })

  test('keep public holidays of the state, unless work goes on', () => {
    const easter = new Date('2026-04-02T07:00:00+10:00')
    const daysOf = (holidaysOf: string | null) =>
      offeredSlots({ ...plan, holidaysOf }, nothing, easter).map(({ day }) => day.slice(8))

    expect(daysOf('qld')).toEqual(['02', '07', '08'])
    expect(daysOf(null)).toEqual(['02', '03', '06', '07', '08'])
  })

  test('keep clear of blocked days and times', () => {
    const blocked = [
      { from: '2026-03-11', until: '2026-03-12', reason: 'Stocktake' },
      { from: '2026-03-10T11:30', until: '2026-03-10T13:00', reason: 'Training' },
    ]
    const offered = offeredSlots({ ...plan, blocked, daysAhead: 3 }, nothing, now)

    expect(offered.map(({ day, slots }) => [day, slots.map(({ label }) => label)])).toEqual([
      ['2026-03-10', ['9:00 am', '10:00 am', '1:00 pm']],
      ['2026-03-13', ['9:00 am', '10:00 am', '11:00 am', '1:00 pm']],
    ])
  })

  test('are told by the clocks of the place, in summer and in winter', () => {
    const sydney = { ...plan, timeZone: 'Australia/Sydney', holidaysOf: 'nsw' }
    const friday = new Date('2026-10-02T07:00:00+10:00')
    const first = offeredSlots(sydney, nothing, friday).map(({ day, slots }) => [day, slots[0]?.startsAt])

    expect(first.slice(0, 2)).toEqual([
      ['2026-10-02', '2026-10-01T23:00:00.000Z'],
      ['2026-10-06', '2026-10-05T22:00:00.000Z'],
    ])
  })

  test('have no time that the clocks skip, and one of an hour lived twice', () => {
    const nightly = { ...plan, timeZone: 'Australia/Sydney', holidaysOf: null, daysAhead: 0 }
    const onSunday = { ...nightly, weekly: [{ day: 0, opens: '01:00', closes: '05:00' }] }
    const labelsAt = (at: string) =>
      offeredSlots(onSunday, nothing, new Date(at))[0]?.slots.map(({ label }) => label)

    expect(labelsAt('2026-10-04T00:30:00+10:00')).toEqual(['1:00 am', '3:00 am', '4:00 am'])
    expect(labelsAt('2026-04-05T00:30:00+11:00')).toEqual(['1:00 am', '2:00 am', '3:00 am', '4:00 am'])
  })
})

test.each<[string, Date | string, SlotRefusal | null]>([
  ['a time that is offered', '2026-03-10T09:00', null],
  ['a time that is gone', '2026-03-10T06:00', 'past'],
  ['a time that others took', '2026-03-10T10:00', 'taken'],
  ['a time between two', '2026-03-10T09:15', 'not offered'],
  ['a day off', '2026-03-14T09:00', 'not offered'],
  ['a day beyond those offered', '2026-03-17T09:00', 'too far'],
])('LEAD-10 %s is answered', (_what, clock, refusal) => {
  const asked = new Date(`${clock}:00+10:00`)
  const taken = { seats: [seat('10:00', 60, 0), seat('10:00', 60, 1)], car: [] }

  const answer = requestedSlot(plan, asked, { taken, now })

  expect('refusal' in answer ? answer.refusal : null).toBe(refusal)
})

test('LEAD-10 who comes too late for the dealer to be ready is told so', () => {
  const asked = new Date('2026-03-10T09:00:00+10:00')

  expect(requestedSlot({ ...plan, noticeHours: 4 }, asked, { taken: nothing, now })).toEqual({
    refusal: 'too soon',
  })
})

test('LEAD-10 what is offered can be had, and what is not offered cannot', () => {
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
