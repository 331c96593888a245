import { momentAt } from '#domain/shared/wall-clock.ts'

/** When a day such as 2026-03-10 begins where the dealer is; `null` when there is no such day. */
export function sinceDay(text: string, timeZone: string): Date | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
  return isDay ? momentAt(timeZone, `${text}T00:00`) : null
}
