export type OpeningHours = { day: number; opens: string; closes: string }
export type HoursLine = { days: string; hours: string }
export type HoursWording = { weekdayWording: string; saturdayWording: string; sundayWording: string }

/** The opening hours of a week. The working days share one line when they are all alike. */
export function openingHoursLines(hours: readonly OpeningHours[], wording: HoursWording): HoursLine[] {
  if (hours.length === 0) return []
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ days: dayNames[day] ?? '', hours: written(hours, day) }))
  const alike = weekdays.every((line) => line.hours === weekdays[0]?.hours)
  return [
    ...(alike ? [{ days: wording.weekdayWording, hours: written(hours, 1) }] : weekdays),
    { days: wording.saturdayWording, hours: written(hours, 6) },
    { days: wording.sundayWording, hours: written(hours, 0) },
  ]
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function written(hours: readonly OpeningHours[], day: number) {
  const open = hours.filter((entry) => entry.day === day)
  if (open.length === 0) return 'Closed'
  return open.map(({ opens, closes }) => `${formatTime(opens)} - ${formatTime(closes)}`).join(', ')
}

/** `17:30` is written `5:30pm`. */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`
}
