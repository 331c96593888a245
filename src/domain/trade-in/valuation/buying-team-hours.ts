import type { WallClock } from '../../shared/wall-clock.ts'

/** When the people who buy vehicles work, by the dealer’s clock. */
export const BUYING_TEAM_HOURS = 'Monday to Friday 8.30am to 5.30pm and Saturday 9am to 5pm'

const weekday = { opens: '08:30', closes: '17:30' }
const hours = [null, weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '17:00' }]

/** When the buying team gets in touch, as a customer reads it at a moment. */
export function buyingTeamReply(now: WallClock): string {
  const today = hours[weekdayOf(now)]
  const time = now.slice(11)
  if (today && time >= today.opens && time < today.closes)
    return 'Our buying team is in now, and usually gets in touch the same or next business day.'
  const opensToday = today && time < today.opens
  const day = opensToday ? 'today' : dayNames[nextDay(weekdayOf(now))]
  const opens = opensToday ? today.opens : (hours[nextDay(weekdayOf(now))]?.opens ?? '')
  return `Our buying team is back ${opensToday ? '' : 'on '}${day} at ${written(opens)}, and usually gets in touch the same or next business day.`
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function weekdayOf(clock: WallClock) {
  return new Date(`${clock}:00Z`).getUTCDay()
}

/** The next day on which the team works. */
function nextDay(day: number) {
  return day === 6 ? 1 : day + 1
}

function written(time: string) {
  return time === '09:00' ? '9am' : '8.30am'
}
