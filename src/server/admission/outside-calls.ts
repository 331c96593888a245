import { AsyncLocalStorage } from 'node:async_hooks'
import { tally } from '#operations/background/tally.ts'

/** Ends the turn of the request under way, if it may wait without one. */
const endTurn = new AsyncLocalStorage<() => void>()

/**
 * A call to a service outside, for which a request waits without its turn. It costs no work here meanwhile, and a service that
 * has stopped answering would otherwise use up every turn, those of other dealers too.
 */
export function outsideCall<Asked extends unknown[], Answer>(
  call: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return (...asked) => {
    endTurn.getStore()?.()
    return call(...asked)
  }
}

export type OutsideLimits = { atOnce: number; atOncePerDealer: number }

/** Each keeps a form in memory. With a service that takes ten seconds to fail, a dealer still gets one and a half a second. */
const outsideLimits: OutsideLimits = { atOnce: 100, atOncePerDealer: 16 }

/** Counts the requests that wait outside. Beyond the limits a request keeps its turn, so that the queue holds back the next. */
export function outsideCalls({ atOnce, atOncePerDealer }: OutsideLimits = outsideLimits) {
  const outsideAt = tally()
  let outside = 0

  function count(dealer: string, by: 1 | -1) {
    outside += by
    outsideAt.add(dealer, by)
  }

  return {
    count: () => outside,
    /** Runs a request that has a turn. The returned function must be called once, when the request is over. */
    run<Result>(
      dealer: string,
      turn: { end(): void },
      work: () => Result,
    ): [result: Result, over: () => void] {
      let state: 'turn' | 'outside' | 'over' = 'turn'
      const leave = () => {
        if (state !== 'turn' || outside >= atOnce || outsideAt.of(dealer) >= atOncePerDealer) return
        state = 'outside'
        count(dealer, 1)
        turn.end()
      }
      const over = () => {
        if (state === 'outside') count(dealer, -1)
        if (state === 'turn') turn.end()
        state = 'over'
      }
      return [endTurn.run(leave, work), over]
    },
  }
}
