export type AppointmentStage = 'coming' | 'past' | 'cancelled'

/** Whether an appointment can still be changed or cancelled: until it begins, and once cancelled it stays so. */
export function appointmentStage(
  { startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null },
  now: Date,
): AppointmentStage {
  if (cancelledAt !== null) return 'cancelled'
  return startsAt <= now ? 'past' : 'coming'
}
