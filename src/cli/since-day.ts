import { momentAt } from '#domain/shared/wall-clock.ts'
import { Refusal } from './refusal.ts'

/** When a day given with `--since`, such as 2026-03-10, starts in the dealer’s time zone. */
export function sinceDay(text: string | undefined, timeZone: string): Date | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
  const start = isDay ? momentAt(timeZone, `${text}T00:00`) : null
  if (start === null) throw new Refusal('Use a day such as 2026-03-10 with --since.')
  return start
}
