import { limitedLine } from './limited-line.ts'
import { tally } from './tally.ts'
import type { RoomLimits } from './waiting-room.ts'

type Limits = RoomLimits & {
  /** How many jobs run at a time: in all, and for one dealer. */
  atOnce: number
  atOnceOneDealer?: number
  /** How many deferred tasks are remembered; more are dropped. */
  deferred?: number
}

/** Who wants work to be done: a visitor of a dealer’s site, by their address. */
export type Asker = { dealer: string; address: string }

export type WorkQueue<Result> = {
  /**
   * Runs the work once for everyone who asks for this key meanwhile, at the first turn that any of them gets. `busy` if there
   * are too many requests.
   */
  run(key: string, asker: Asker, work: () => Promise<Result>): Promise<Result | 'busy'>
  /** Runs the work when the queue is idle. The work must not fail. */
  whenIdle(key: string, work: () => Promise<void>): void
}

type Job<Result> = PromiseWithResolvers<Result | 'busy'> & {
  key: string
  work: () => Promise<Result>
  isActive: boolean
  /** Those who wait for it. */
  places: Place<Result>[]
}
type Place<Result> = Asker & { job: Job<Result> }

/** Keeps expensive work from taking the whole machine, in turns that are fair to every dealer and visitor. */
export function workQueue<Result>(limits: Limits): WorkQueue<Result> {
  const { atOnce, atOnceOneDealer = atOnce, deferred = 0 } = limits
  const line = limitedLine<Place<Result>>(limits)
  const jobs = new Map<string, Job<Result>>()
  const idleWork = new Map<string, () => Promise<void>>()
  const activeAt = tally()
  let active = 0

  function jobOf(key: string, work: () => Promise<Result>) {
    const job = jobs.get(key) ?? {
      ...Promise.withResolvers<Result | 'busy'>(),
      key,
      work,
      isActive: false,
      places: [],
    }
    jobs.set(key, job)
    return job
  }

  function join(job: Job<Result>, { dealer, address }: Asker) {
    if (job.isActive || job.places.some((one) => one.dealer === dealer && one.address === address)) return
    const place = { dealer, address, job }
    // Before it is in line: another place of the same job may have to give way to it.
    job.places.push(place)
    if (!line.add(place, giveUp)) giveUp(place)
  }

  function giveUp(place: Place<Result>) {
    place.job.places = place.job.places.filter((one) => one !== place)
    refuseIfNobodyWaits(place.job)
  }

  function refuseIfNobodyWaits(job: Job<Result>) {
    if (job.places.length > 0) return
    jobs.delete(job.key)
    job.resolve('busy')
  }

  function begin({ dealer, job }: Place<Result>) {
    for (const place of job.places) line.remove(place)
    job.isActive = true
    active += 1
    activeAt.add(dealer, 1)
    const end = () => {
      active -= 1
      activeAt.add(dealer, -1)
      jobs.delete(job.key)
      next()
    }
    void job.work().then(job.resolve, job.reject).then(end)
  }

  function next() {
    while (active < atOnce) {
      const place = line.take((dealer) => activeAt.of(dealer) < atOnceOneDealer)
      if (!place) break
      begin(place)
    }
    const [quiet] = idleWork
    if (active > 0 || !quiet) return
    const [key, work] = quiet
    idleWork.delete(key)
    active += 1
    void work().finally(() => {
      active -= 1
      next()
    })
  }

  return {
    run(key, asker, work) {
      const job = jobOf(key, work)
      join(job, asker)
      next()
      return job.promise
    },
    whenIdle(key, work) {
      if (idleWork.size < deferred) idleWork.set(key, work)
      next()
    },
  }
}
