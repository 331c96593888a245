import { describe, expect, test } from 'vitest'
import { comingSpecialHours } from './coming-special-hours.ts'
import { hoursOn } from './hours-on.ts'
import { type SpecialHours, specialHoursAt } from './special-hours.ts'

const special = (overrides: Partial<SpecialHours>): SpecialHours => ({
  from: '2026-12-24',
  until: null,
  name: 'Christmas Eve',
  department: 'all',
  locationIds: [],
  opens: null,
  closes: null,
  ...overrides,
})
const weekly = [{ day: 4, opens: '08:00', closes: '17:00' }]

describe('LOC-02 the special hours of a location', () => {
  const all = [
    special({ name: 'everyone' }),
    special({ name: 'service', department: 'service' }),
    special({ name: 'there', locationIds: ['20'] }),
  ]

  test.each([
    ['a showroom', { id: '10', type: 'primary' }, ['everyone']],
    ['a workshop', { id: '10', type: 'service' }, ['everyone', 'service']],
    ['a workshop with parts', { id: '10', type: 'service-and-parts' }, ['everyone', 'service']],
    ['the named location', { id: '20', type: 'parts' }, ['everyone', 'there']],
  ])('at %s', (_where, location, names) => {
    expect(specialHoursAt(location, all).map(({ name }) => name)).toEqual(names)
  })
})

describe('LOC-02 on a day', () => {
  test('the hours of a department win over those for all, and those of the location over both', () => {
    const everyone = special({ opens: '08:00', closes: '15:00' })
    const service = special({ department: 'service', opens: '07:00', closes: '12:00' })
    const here = special({ locationIds: ['10'] })

    expect(hoursOn('2026-12-24', { weekly, special: [everyone, service] }).periods).toEqual([
      { opens: '07:00', closes: '12:00' },
    ])
    expect(hoursOn('2026-12-24', { weekly, special: [everyone, service, here] }).periods).toEqual([])
  })

  test('there may be several periods, in the order of the day', () => {
    const afternoon = special({ opens: '13:00', closes: '15:00' })
    const morning = special({ opens: '08:00', closes: '12:00' })

    expect(hoursOn('2026-12-24', { weekly, special: [afternoon, morning] }).periods).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '15:00' },
    ])
  })

  test('the usual hours apply before and after it', () => {
    const usual = { special: null, periods: [{ opens: '08:00', closes: '17:00' }] }

    expect(hoursOn('2026-12-17', { weekly, special: [special({})] })).toEqual(usual)
    expect(hoursOn('2026-12-31', { weekly, special: [special({ until: '2026-12-30' })] })).toEqual(usual)
  })
})

describe('LOC-02 the holiday hours that customers are told of', () => {
  const hours = (...list: SpecialHours[]) => ({ weekly, special: list })

  test('are none when no special hours are near', () => {
    const sales = { department: 'Sales', hours: hours(special({})) }

    expect(comingSpecialHours([sales], '2026-11-23')).toEqual([])
    expect(comingSpecialHours([sales], '2026-11-24')).toHaveLength(1)
    expect(comingSpecialHours([sales], '2026-12-24')).toHaveLength(1)
    expect(comingSpecialHours([sales], '2026-12-25')).toEqual([])
  })

  test('join days in a row, and start with today', () => {
    const shutdown = special({ name: 'Christmas break', until: '2027-01-03' })

    expect(comingSpecialHours([{ department: 'Sales', hours: hours(shutdown) }], '2026-12-26')).toEqual([
      {
        departments: null,
        lines: [
          {
            days: 'Saturday 26 December to Sunday 3 January',
            name: 'Christmas break',
            hours: 'Closed',
          },
        ],
      },
    ])
  })

  test('are by department where they differ', () => {
    const early = special({ opens: '08:00', closes: '12:00' })
    const lists = comingSpecialHours(
      [
        { department: 'Sales', hours: hours(early) },
        { department: 'Service', hours: hours(special({})) },
        { department: 'Parts', hours: hours(special({})) },
      ],
      '2026-12-20',
    )

    expect(lists).toEqual([
      {
        departments: 'Sales',
        lines: [{ days: 'Thursday 24 December', name: 'Christmas Eve', hours: '8:00am - 12:00pm' }],
      },
      {
        departments: 'Service, Parts',
        lines: [{ days: 'Thursday 24 December', name: 'Christmas Eve', hours: 'Closed' }],
      },
    ])
  })
})
