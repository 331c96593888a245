/** The first and last days of a period, both included; `null` leaves that side open. */
export type Period = { from: string | null; until: string | null }

/** An offer runs from the start of its first day to the end of its last, on the dealer's calendar. */
export function isRunning({ from, until }: Period, today: string): boolean {
  return (from === null || from <= today) && (until === null || today <= until)
}
