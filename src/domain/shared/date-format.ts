/**
 * Formats dates in one style, with a cached formatter per time zone. Creating a formatter costs more than a hundred
 * uses, and a page needs one for every card it shows.
 */
export function dateFormat(
  locale: string,
  shape: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formatters.get(timeZone)
    if (known) return known
    const formatter = new Intl.DateTimeFormat(locale, { ...shape, timeZone })
    const [oldest] = formatters.keys()
    if (oldest !== undefined && formatters.size >= MAX_ZONES) formatters.delete(oldest)
    formatters.set(timeZone, formatter)
    return formatter
  }
}

/** More than Australia has. Time zone names come from settings and feeds, so the cache needs a bound. */
const MAX_ZONES = 50
