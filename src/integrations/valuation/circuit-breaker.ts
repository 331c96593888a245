/** Stops asking a service that keeps failing, and tries again with one request after a rest. */
export type CircuitBreaker = {
  /** Whether to ask now. */
  mayAsk(): boolean
  report(outcome: 'worked' | 'failed'): void
}

type Limits = {
  /** How many failures in a row stop the requests. */
  max: number
  restMs: number
  now: () => number
}

export function circuitBreaker({ max, restMs, now }: Limits): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  return {
    mayAsk() {
      if (failures < max) return true
      if (now() < restsUntil) return false
      // One request finds out whether the service is back; the others wait another rest.
      restsUntil = now() + restMs
      return true
    },
    report(outcome) {
      failures = outcome === 'worked' ? 0 : failures + 1
      if (failures >= max) restsUntil = now() + restMs
    },
  }
}
