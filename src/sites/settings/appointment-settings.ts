import { z } from 'zod'
import { appointmentKinds } from '#domain/appointments/appointment-plan.ts'
import { openingHours } from '../places.ts'

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const dayOrTime = z
  .string()
  .regex(
    new RegExp(`^${day}(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?$`),
    'use a day such as 2026-12-24, or a time such as 2026-12-24T12:00',
  )

const locationIds = z.array(z.string()).default([])
const kind = z.enum(appointmentKinds)

const plan = z.strictObject({
  kind: kind.describe('What the appointments are for.'),
  locationIds: locationIds.describe(
    'The ids of the locations it applies to; empty means all. A plan that names a location wins over one for all.',
  ),
  weekly: z
    .array(openingHours)
    .default([])
    .describe(
      'When appointments are taken. A day may have several periods; without periods, no appointments are offered.',
    ),
  lengthMinutes: z.number().int().min(5).max(480).default(30).describe('How long an appointment takes.'),
  capacity: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(1)
    .describe('How many customers can book the same time.'),
  noticeHours: z.number().int().min(0).max(720).default(2).describe('How far ahead customers must book.'),
  daysAhead: z.number().int().min(0).max(90).default(14).describe('How many days ahead customers can book.'),
  openOnPublicHolidays: z
    .boolean()
    .default(false)
    .describe('Takes appointments on the state’s public holidays too.'),
})

const blocked = z.strictObject({
  from: dayOrTime.describe('The first day, or the time it starts, in the location’s time zone.'),
  until: dayOrTime.describe('The last day, or the time it ends.'),
  reason: z.string().min(1).max(120).describe('The reason, for people who read the settings.'),
  kinds: z.array(kind).default([]).describe('The kinds of appointment that are not taken; empty means all.'),
  locationIds: locationIds.describe('The locations it applies to; empty means all.'),
})

/** Appointments that customers book themselves. */
export const appointmentSettings = z.strictObject({
  plans: z.array(plan).default([]).describe('When appointments are taken, by kind and location.'),
  blocked: z.array(blocked).default([]).describe('Days and times when no appointments are taken.'),
})

type AppointmentSettings = z.output<typeof appointmentSettings>

type Checked = { locations: { id: string }[]; appointments: AppointmentSettings }

/** Refuses appointments at unknown locations and periods that end before they begin. */
export function appointmentsAgree({ value, issues }: z.core.ParsePayload<Checked>): void {
  const known = new Set(value.locations.map(({ id }) => id))
  const refuse = (path: (string | number)[], message: string, input: unknown) =>
    issues.push({ code: 'custom', path: ['appointments', ...path], message, input })
  const refuseUnknown = (ids: readonly string[], path: (string | number)[]) =>
    ids.filter((id) => !known.has(id)).forEach((id) => refuse(path, `there is no location “${id}”`, id))

  value.appointments.plans.forEach(({ locationIds: ids, weekly }, index) => {
    refuseUnknown(ids, ['plans', index, 'locationIds'])
    weekly.forEach(({ opens, closes }, at) => {
      if (closes <= opens) refuse(['plans', index, 'weekly', at], 'it closes before it opens', closes)
    })
  })
  value.appointments.blocked.forEach(({ locationIds: ids, from, until }, index) => {
    refuseUnknown(ids, ['blocked', index, 'locationIds'])
    // A whole day counts to its end.
    if (until.padEnd(16, '~') <= from) refuse(['blocked', index], 'it ends before it begins', until)
  })
}
