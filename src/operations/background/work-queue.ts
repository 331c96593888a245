type Limits = {
  /** How many are worked on at a time. */
  atOnce: number
  /** How many may wait; whoever comes after is turned away. */
  waiting: number
  /** How much is remembered for a quiet moment; what comes after is forgotten. */
  forLater?: number
}

export type WorkQueue = {
  run<Result>(work: () => Promise<Result>): Promise<Result | 'busy'>
  /** Does it once nobody waits for anything. The work must not fail. */
  whenQuiet(key: string, work: () => Promise<void>): void
}

/** Keeps costly work from taking the whole machine. */
export function workQueue({ atOnce, waiting, forLater = 0 }: Limits): WorkQueue {
  const line: (() => void)[] = []
  const later = new Map<string, () => Promise<void>>()
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
    const [quiet] = later
    if (active > 0 || !quiet) return
    const [key, work] = quiet
    later.delete(key)
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
    whenQuiet(key, work) {
      if (later.size < forLater) later.set(key, work)
      next()
    },
  }
}
