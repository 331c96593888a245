export type AppointmentStage = 'upcoming' | 'past' | 'cancelled'

/** An appointment can be changed or cancelled until it starts. A cancelled one stays cancelled. */
export function appointmentStage(
  { startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null },
  now: Date,
): AppointmentStage {
  if (cancelledAt !== null) return 'cancelled'
  return startsAt <= now ? 'past' : 'upcoming'
}
