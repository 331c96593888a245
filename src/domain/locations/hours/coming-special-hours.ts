import { formatPeriods } from '../opening-hours.ts'
import { monthDay, weekdayName } from './day-names.ts'
import { dayAfter, type Hours, hoursOn } from './hours-on.ts'

/** Customers are told of special hours this many days ahead. */
const DAYS_AHEAD = 30

type SpecialHoursLine = { days: string; name: string; hours: string }
export type SpecialHoursList = {
  /** The departments that they apply to; `null` when all have the same. */
  departments: string | null
  lines: SpecialHoursLine[]
}

/** The special hours from today on, for the departments of one place. Empty when none are near. */
export function comingSpecialHours(
  places: readonly { department: string; hours: Hours }[],
  today: string,
): SpecialHoursList[] {
  const lists = places
    .map(({ department, hours }) => ({ department, lines: linesFrom(today, hours) }))
    .filter(({ lines }) => lines.length > 0)
  const byText = [...Map.groupBy(lists, ({ lines }) => JSON.stringify(lines)).values()]
  return byText.flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const isEverywhere = alike.length === places.length
    const named = alike.map(({ department }) => department).join(', ')
    return { departments: isEverywhere ? null : named, lines: first.lines }
  })
}

function linesFrom(today: string, hours: Hours): SpecialHoursLine[] {
  const last = dayAfter(today, DAYS_AHEAD)
  const near = hours.special.filter(({ from, until }) => from <= last && (until ?? from) >= today)
  if (near.length === 0) return []
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayAfter(today, ahead))
  const spans: { from: string; until: string; name: string; hours: string }[] = []
  for (const day of days) {
    const { special, periods } = hoursOn(day, { weekly: [], special: near })
    if (special === null) continue
    const text = formatPeriods(periods)
    const last = spans.at(-1)
    if (last && last.name === special && last.hours === text && dayAfter(last.until) === day) last.until = day
    else spans.push({ from: day, until: day, name: special, hours: text })
  }
  return spans.map(({ from, until, name, hours: text }) => ({
    days: spanName(from, until),
    name,
    hours: text,
  }))
}

/** `Friday 25 December`, or `Friday 25 December to Sunday 3 January`. */
function spanName(from: string, until: string) {
  const named = (day: string) => `${weekdayName(day)} ${monthDay(day)}`
  return from === until ? named(from) : `${named(from)} to ${named(until)}`
}
