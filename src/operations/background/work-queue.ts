type Limits = {
  /** How many run at a time. */
  atOnce: number
  /** How many may wait; more are rejected as busy. */
  waiting: number
  /** How many deferred tasks are remembered; more are dropped. */
  deferred?: number
}

export type WorkQueue = {
  run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'>
  /** Runs the work when the queue is idle. The work must not fail. */
  whenIdle(key: string, work: () => Promise<void>): void
}

/** Keeps expensive work from taking the whole machine. */
export function workQueue({ atOnce, waiting, deferred = 0 }: Limits): WorkQueue {
  const line: (() => void)[] = []
  const idleWork = new Map<string, () => Promise<void>>()
  let active = 0

  function begin(work: () => Promise<unknown>) {
    active += 1
    void work().then(finished, finished)
  }

  function finished() {
    active -= 1
    next()
  }

  function next() {
    while (active < atOnce && line.length > 0) line.shift()?.()
    const [quiet] = idleWork
    if (active > 0 || !quiet) return
    const [key, work] = quiet
    idleWork.delete(key)
    begin(work)
  }

  return {
    run(work) {
      if (active >= atOnce && line.length >= waiting) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        line.push(() => begin(() => work().then(resolve, reject)))
        next()
      })
    },
    whenIdle(key, work) {
      if (idleWork.size < deferred) idleWork.set(key, work)
      next()
    },
  }
}
