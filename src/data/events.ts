/** What visitors did on one site, without personal data. */
export type EventStore = {
  record(event: { name: string; number?: number; details: Record<string, unknown> }): Promise<void>
}
