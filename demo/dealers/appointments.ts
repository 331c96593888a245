import type { SiteDocument } from '#sites/site.ts'
import { mondayToFriday, open, SATURDAY, SUNDAY } from './place.ts'

type Appointments = NonNullable<SiteDocument['appointments']>

/** When each demo dealer takes test drives and services. The consignment desk takes none: it arranges them by phone. */
export const appointments = {
  brindlewood: {
    plans: [
      {
        kind: 'test-drive',
        weekly: [...open(mondayToFriday, '09:00', '17:00'), ...open([SATURDAY], '09:00', '15:00')],
        capacity: 2,
      },
      {
        kind: 'test-drive',
        locationIds: ['BU-MOO'],
        weekly: [
          ...open(mondayToFriday, '09:00', '17:00'),
          ...open([SATURDAY], '09:00', '15:30'),
          ...open([SUNDAY], '10:00', '14:00'),
        ],
        capacity: 4,
      },
      {
        kind: 'service',
        weekly: [...open(mondayToFriday, '07:00', '09:30'), ...open([SATURDAY], '07:30', '09:00')],
        capacity: 6,
        noticeHours: 24,
        daysAhead: 28,
      },
    ],
    blocked: [
      {
        from: '2026-12-24',
        until: '2027-01-05',
        reason: 'The workshop is closed over Christmas',
        kinds: ['service'],
      },
      {
        from: '2026-12-16T08:30',
        until: '2026-12-16T13:00',
        reason: 'Stocktake at the yard',
        kinds: ['test-drive'],
        locationIds: ['BU-MOO'],
      },
    ],
  },
  pemberwick: {
    plans: [
      {
        kind: 'test-drive',
        weekly: [
          ...open(mondayToFriday, '09:00', '17:15'),
          ...open([SATURDAY], '09:00', '15:45'),
          ...open([SUNDAY], '11:00', '15:30'),
        ],
        lengthMinutes: 45,
      },
      {
        kind: 'service',
        // The counter takes vehicles before work and at lunchtime.
        weekly: [...open(mondayToFriday, '07:30', '09:30'), ...open(mondayToFriday, '12:00', '13:00')],
        lengthMinutes: 15,
        capacity: 2,
        noticeHours: 18,
      },
    ],
    blocked: [
      { from: '2026-12-24T12:00', until: '2027-01-03', reason: 'Closed over Christmas and New Year' },
    ],
  },
  copperjack: {
    plans: [
      {
        kind: 'test-drive',
        weekly: [
          ...open(mondayToFriday, '09:00', '17:40'),
          ...open([SATURDAY], '09:00', '16:40'),
          ...open([SUNDAY], '10:00', '15:40'),
        ],
        lengthMinutes: 20,
        capacity: 3,
        noticeHours: 1,
        daysAhead: 7,
        openOnPublicHolidays: true,
      },
    ],
  },
  verrall: {
    plans: [
      {
        kind: 'test-drive',
        weekly: open([2, 3, 4, 5, 6], '10:00', '17:00'),
        lengthMinutes: 60,
        noticeHours: 24,
        daysAhead: 30,
      },
    ],
  },
  saltwren: {
    plans: [
      {
        kind: 'service',
        weekly: open([1, 2, 3, 4, 5, 6], '08:30', '10:30'),
        lengthMinutes: 60,
        capacity: 2,
        noticeHours: 48,
        daysAhead: 35,
      },
    ],
  },
  longfence: {
    plans: [
      {
        kind: 'test-drive',
        locationIds: ['LF-WIN', 'LF-ASP', 'LF-ISA', 'LF-KNX'],
        weekly: open(mondayToFriday, '08:30', '16:30'),
        lengthMinutes: 60,
        noticeHours: 4,
      },
    ],
  },
  ampersand: {
    plans: [
      {
        kind: 'test-drive',
        weekly: [...open(mondayToFriday, '09:00', '17:30'), ...open([SATURDAY], '09:00', '15:30')],
        noticeHours: 3,
      },
      {
        kind: 'service',
        weekly: open(mondayToFriday, '07:30', '10:00'),
        capacity: 3,
        noticeHours: 24,
        daysAhead: 21,
      },
    ],
  },
} as const satisfies Record<string, Appointments>
