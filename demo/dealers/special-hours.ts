import type { SiteDocument } from '#sites/site.ts'

type SpecialHours = NonNullable<SiteDocument['specialHours']>
type Where = Pick<SpecialHours[number], 'department' | 'locationIds'>

/** The public holidays on which every demo dealer is closed. */
const holidays: SpecialHours = [
  closed('Christmas Day', '2026-12-25'),
  closed('Boxing Day', '2026-12-26'),
  closed('New Year’s Day', '2027-01-01'),
  closed('Australia Day', '2027-01-26'),
  closed('Good Friday', '2027-03-26'),
  closed('Easter Sunday', '2027-03-28'),
  short('Anzac Day', '2027-04-25', '13:00', '16:00', { department: 'sales' }),
  closed('Christmas Day', '2027-12-25'),
  closed('Boxing Day', '2027-12-26'),
  closed('New Year’s Day', '2028-01-01'),
]

/** When each demo dealer keeps other hours than usual. */
export const specialHours = {
  brindlewood: [
    ...holidays,
    short('Team Christmas lunch', '2026-12-11', '08:30', '12:30'),
    short('Team Christmas lunch', '2026-12-11', '07:00', '11:30', { department: 'service' }),
    short('Stocktake', '2026-12-16', '13:00', '17:30', { locationIds: ['BU-MOO'] }),
    short('Christmas Eve', '2026-12-24', '08:30', '14:00', { department: 'sales' }),
    short('Christmas Eve', '2026-12-24', '07:30', '12:00', { department: 'parts' }),
    closed('Christmas break', '2026-12-24', '2027-01-05', { department: 'service' }),
    short('Boxing Day sale', '2026-12-26', '09:00', '16:00', { locationIds: ['BU-MOO'] }),
    short('New Year’s Eve', '2026-12-31', '08:30', '15:00', { department: 'sales' }),
  ],
  pemberwick: [
    ...holidays,
    short('Christmas Eve', '2026-12-24', '08:30', '12:00'),
    closed('Christmas and New Year', '2026-12-25', '2027-01-03', { department: 'sales' }),
    closed('Christmas and New Year', '2026-12-25', '2027-01-10', { department: 'service' }),
    closed('Labour Day', '2027-03-08'),
  ],
  copperjack: [
    ...holidays,
    short('Black Friday late night', '2026-11-27', '09:00', '20:00'),
    short('Christmas Eve', '2026-12-24', '09:00', '15:00'),
    short('Boxing Day', '2026-12-26', '10:00', '17:00', { department: 'sales' }),
    short('New Year’s Eve', '2026-12-31', '09:00', '15:00'),
    closed('Easter Monday', '2027-03-29'),
  ],
  saltwren: [
    ...holidays,
    short('Summer open day', '2026-12-06', '10:00', '15:00', { locationIds: ['SW-GEP'] }),
    short('Christmas Eve', '2026-12-24', '09:00', '13:00'),
    closed('Proclamation Day', '2026-12-28', null, { department: 'sales' }),
    closed('Workshop break', '2026-12-28', '2027-01-04', { department: 'service' }),
  ],
  verrall: [...holidays, closed('Summer recess', '2026-12-20', '2027-01-11')],
  longfence: [
    ...holidays,
    closed('Christmas break', '2026-12-24', '2027-01-03', { department: 'parts' }),
    short('Christmas Eve', '2026-12-24', '08:00', '12:00', { department: 'sales' }),
    short('Christmas Eve', '2026-12-24', '08:00', '11:00', { department: 'service' }),
    closed('Boxing Day holiday', '2026-12-28'),
    closed('May Day', '2027-05-03'),
    closed('Picnic Day', '2027-08-02'),
  ],
  ampersand: [
    ...holidays,
    short('Electric car day', '2026-12-05', '09:00', '18:00', { locationIds: ['AM-FYS'] }),
    short('Christmas Eve', '2026-12-24', '08:30', '13:00', { department: 'sales' }),
    closed('Christmas break', '2026-12-24', '2027-01-03', { department: 'service' }),
    closed('Canberra Day', '2027-03-08'),
  ],
  fairhand: [
    ...holidays,
    closed('Christmas break', '2026-12-24', '2027-01-04'),
    closed('Royal Hobart Regatta', '2027-02-08', null, { locationIds: ['FH-MOO'] }),
  ],
} satisfies Record<string, SpecialHours>

function closed(name: string, from: string, until: string | null = null, where: Where = {}) {
  return { name, from, until, ...where }
}

function short(name: string, from: string, opens: string, closes: string, where: Where = {}) {
  return { name, from, opens, closes, ...where }
}
