/** The days on which something holds, the first and the last among them; without one there is no end on that side. */
export type Period = { from: string | null; until: string | null }

/** An offer holds from the morning of its first day until the night of its last, on the dealer's own calendar. */
export function isRunning({ from, until }: Period, today: string): boolean {
  return (from === null || from <= today) && (until === null || today <= until)
}
