import type { Probe } from './probes.ts'

/** A changed value of a setting, where it shows, and the other values that it needs to have an effect. */
export type Row = {
  to: unknown
  at: Probe
  given?: Record<string, unknown>
}

export const row = (at: Probe, to: unknown, given?: Record<string, unknown>): Row => ({
  at,
  to,
  ...(given && { given }),
})
