const zones: Record<string, string> = {
  qld: 'Australia/Brisbane',
  nsw: 'Australia/Sydney',
  vic: 'Australia/Melbourne',
  sa: 'Australia/Adelaide',
  wa: 'Australia/Perth',
  tas: 'Australia/Hobart',
  act: 'Australia/Canberra',
  nt: 'Australia/Darwin',
}

type Zoned = { timeZone: string | null; state: string | null }

/** The time zone of a location: its own setting, else that of its state, else the dealer's. */
export function timeZoneOf(
  { timeZone, state }: Zoned,
  site: { timeZone: string; defaultState: string },
): string {
  if (timeZone !== null) return timeZone
  return (state !== null && state !== site.defaultState && zones[state]) || site.timeZone
}
