/** An appointment in a customer's calendar. */
export type CalendarEntry = {
  /** Stays the same for the life of the appointment, so that calendars recognise it. */
  id: string
  /** Counts changes. Calendars keep the highest. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  location: string
  description: string
  /** The page where the customer changes or cancels it. */
  url: string
  /** The dealer. Without an email address for replies the file has no METHOD. */
  organizer: { name: string; email: string } | null
}

/** Writes a calendar file with one entry. */
export type WriteCalendarFile = (entry: CalendarEntry) => string
