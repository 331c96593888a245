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
    'The locations it holds for, by their ids; none means all. What names a location wins over what names none.',
  ),
  weekly: z
    .array(openingHours)
    .default([])
    .describe('When appointments are taken, several periods a day if need be; without any, none are.'),
  lengthMinutes: z.number().int().min(5).max(480).default(30).describe('How long one takes.'),
  capacity: z.number().int().min(1).max(100).default(1).describe('How many customers at the same time.'),
  noticeHours: z
    .number()
    .int()
    .min(0)
    .max(720)
    .default(2)
    .describe('How long before it begins one must be made.'),
  daysAhead: z.number().int().min(0).max(90).default(14).describe('How many days ahead they are offered.'),
  openOnPublicHolidays: z
    .boolean()
    .default(false)
    .describe('Appointments are taken on public holidays of the location’s state too.'),
})

const blocked = z.strictObject({
  from: dayOrTime.describe('The first day, or the time it begins, by the clocks of the location.'),
  until: dayOrTime.describe('The last day, or the time it ends.'),
  reason: z.string().min(1).max(120).describe('Why, for whoever looks at the settings.'),
  kinds: z.array(kind).default([]).describe('What is not done then; none means all.'),
  locationIds: locationIds.describe('Where; none means everywhere.'),
})

/** Appointments that customers book by themselves. */
export const appointmentSettings = z.strictObject({
  plans: z.array(plan).default([]).describe('When appointments are taken, by kind and location.'),
  blocked: z.array(blocked).default([]).describe('Days and times at which none are taken.'),
})

type AppointmentSettings = z.output<typeof appointmentSettings>

type Checked = { locations: { id: string }[]; appointments: AppointmentSettings }

/** A document is refused when its appointments are at places that are not there, or end before they begin. */
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
    // A whole day counts until its end.
    if (until.padEnd(16, '~') <= from) refuse(['blocked', index], 'it ends before it begins', until)
  })
}
