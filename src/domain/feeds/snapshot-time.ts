import type { FeedMapping } from './feed-mapping.ts'

/** When the feed's file says that it was made; where it does not say, when it was last written. */
export function snapshotTime(
  rule: FeedMapping['snapshotTime'],
  file: { name: string; modifiedAt: Date },
  siteTimeZone: string,
): Date | null {
  if (!rule) return file.modifiedAt
  const groups = rule.fileName.exec(file.name)?.groups
  if (!groups) return null
  const part = (name: string, usual: number) => Number(groups[name] ?? usual)
  const local = Date.UTC(
    part('year', 0),
    part('month', 1) - 1,
    part('day', 1),
    part('hour', 0),
    part('minute', 0),
    part('second', 0),
  )
  return instantOf(local, rule.timeZone ?? siteTimeZone)
}

/** The instant at which the clocks of a place show this time. */
function instantOf(localMs: number, timeZone: string) {
  const guess = localMs - offsetMs(timeZone, localMs)
  return new Date(localMs - offsetMs(timeZone, guess))
}

function offsetMs(timeZone: string, atMs: number) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(atMs)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(atMs / 1000) * 1000
}
