import { clockAfter, momentAt } from '../shared/wall-clock.ts'
import type { FeedMapping } from './feed-mapping.ts'

/** When the feed's file says that it was made; where it does not say, when it was last written. */
export function snapshotTime(
  rule: FeedMapping['snapshotTime'],
  file: { name: string; modifiedAt: Date },
  siteTimeZone: string,
): Date | null {
  if (!rule) return file.modifiedAt
  const groups = rule.fileName.find(file.name)?.groups
  if (!groups) return null
  const part = (name: string, usual: number) => Number(groups[name] ?? usual)
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
  // A machine that never moves its clock also writes the hour that summer time skips.
  const minute = momentAt(timeZone, clock) ?? momentAt(timeZone, clockAfter(clock, 60))
  return minute && new Date(minute.getTime() + seconds * 1000)
}
