import { clockAfter, momentAt } from '../shared/wall-clock.ts'
import type { FeedMapping } from './feed-mapping.ts'

/** When the feed's file was made, according to its name, or else when it was last changed. */
export function snapshotTime(
  rule: FeedMapping['snapshotTime'],
  file: { name: string; modifiedAt: Date },
  siteTimeZone: string,
): Date | null {
  if (!rule) return file.modifiedAt
  const groups = rule.fileName.find(file.name)?.groups
  if (!groups) return null
  const part = (name: string, fallback: number) => Number(groups[name] ?? fallback)
  const seconds = part('second', 0)
  const shown = Date.UTC(
    part('year', 0),
    part('month', 1) - 1,
    part('day', 1),
    part('hour', 0),
    part('minute', 0),
  )
  if (Number.isNaN(shown + seconds)) return null
  const clock = new Date(shown).toISOString().slice(0, 16)
  const timeZone = rule.timeZone ?? siteTimeZone
  // A machine without daylight saving also writes the hour that it skips.
  const minute = momentAt(timeZone, clock) ?? momentAt(timeZone, clockAfter(clock, 60))
  return minute && new Date(minute.getTime() + seconds * 1000)
}
