export type OpeningHours = { day: number; opens: string; closes: string }
export type HoursLine = { days: string; hours: string }
export type HoursWording = {
  weekdayWording: string
  /** `null` for a site that always writes Saturday by itself. */
  sixDayWording: string | null
  saturdayWording: string
  sundayWording: string
}

/**
 * The opening hours of a week. The working days share one line when they are all alike, and so does Saturday where the site
 * has a wording for the six days.
 */
export function openingHoursLines(hours: readonly OpeningHours[], wording: HoursWording): HoursLine[] {
  if (hours.length === 0) return []
  const [sunday = '', ...week] = dayNames.map((_, day) => hoursOfDay(hours, day))
  const [monday = ''] = week
  const saturday = week[5] ?? ''
  const isAlike = week.slice(0, 5).every((text) => text === monday)
  const last = { days: wording.sundayWording, hours: sunday }
  if (isAlike && saturday === monday && wording.sixDayWording !== null)
    return [{ days: wording.sixDayWording, hours: monday }, last]
  return [
    ...(isAlike
      ? [{ days: wording.weekdayWording, hours: monday }]
      : week.slice(0, 5).map((text, index) => ({ days: dayNames[index + 1] ?? '', hours: text }))),
    { days: wording.saturdayWording, hours: saturday },
    last,
  ]
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function hoursOfDay(hours: readonly OpeningHours[], day: number) {
  return formatPeriods(
    hours.filter((entry) => entry.day === day).toSorted((one, other) => one.opens.localeCompare(other.opens)),
  )
}

/** The periods of a day: `8:30am - 12:00pm, 1:00pm - 5:00pm`, or `Closed` without any. */
export function formatPeriods(periods: readonly { opens: string; closes: string }[]): string {
  if (periods.length === 0) return 'Closed'
  return periods.map(({ opens, closes }) => `${formatTime(opens)} - ${formatTime(closes)}`).join(', ')
}

/** `17:30` is written `5:30pm`. */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`
}
