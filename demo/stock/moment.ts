const MS_PER_DAY = 24 * 60 * 60 * 1000

/** A month as a number since the year 0, so that months can be subtracted. */
export type Month = number

export function monthOf(moment: Date): Month {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth()
}

export function monthIn(year: number, month: number): Month {
  return year * 12 + month - 1
}

/**
 * The month in which used stock was bought. Lots are restocked at the start of the financial year, on the first of July,
 * and have the same used vehicles until the next one.
 */
export function lastRestocking(now: Date): Month {
  const july = monthIn(now.getUTCFullYear(), 7)
  return monthOf(now) >= july ? july : july - 12
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12)
}

/** A month as vehicles are dated: `2021-07`. */
export function formatMonth(month: Month): string {
  return `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * MS_PER_DAY)
}

/** A day as registrations are dated: `2027-03-31`. */
export function formatDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
