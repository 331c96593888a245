import { type ChildProcess, fork } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { imageKind } from '#domain/images/image-kind.ts'
import type { ImageResult, ImageTask } from './image-program.ts'
import type { PreparedImage, PrepareImage } from './port.ts'

type Options = {
  /** The file of the program that reads images. */
  program: string
  /** Longer than the largest photo takes on a slow machine. */
  patienceMs?: number
  /** The program ends when it has had nothing to do for this long. */
  idleMs?: number
}

/** Prepares images one at a time in a process of its own, which is started when there is one to prepare. */
export function imageProcess({ program, patienceMs = 30_000, idleMs = 10_000 }: Options): {
  prepareImage: PrepareImage
  stop(): void
} {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function start() {
    const started = fork(program, [], { execArgv: NODE_OPTIONS, env: {}, stdio: 'ignore' })
    const forget = () => {
      if (child === started) child = null
    }
    started.once('exit', forget).on('error', forget)
    // Pages go first.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return started
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  function run(task: ImageTask) {
    clearTimeout(idle)
    const running = (child ??= start())
    running.ref()
    running.channel?.ref()
    const { promise, resolve } = Promise.withResolvers<ImageResult | 'ended'>()
    const onMessage = (result: unknown) => resolve(result as ImageResult)
    const onEnd = () => resolve('ended')
    running.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
    const patience = setTimeout(() => running.kill('SIGKILL'), patienceMs)
    running.send(task, (error) => error && resolve('ended'))
    return promise.finally(() => {
      clearTimeout(patience)
      running.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      // A program that waits doesn’t keep this process from ending.
      running.unref()
      running.channel?.unref()
      idle = setTimeout(stop, idleMs).unref()
    })
  }

  async function prepare(path: string): Promise<PreparedImage> {
    const to = `${path}.jpg`
    try {
      const result = await run({ from: path, to })
      if (result === 'written') return { outcome: 'prepared', kind: 'jpeg', bytes: await readFile(to) }
      if (result === 'unreadable') return { outcome: 'unreadable' }
      // A HEIC photo that took too much time or memory may well be a good one.
      const given = await readFile(path)
      return imageKind(given) === 'heic'
        ? { outcome: 'prepared', kind: 'heic', bytes: given }
        : { outcome: 'unreadable' }
    } finally {
      await rm(to, { force: true })
    }
  }

  return {
    stop,
    prepareImage(path) {
      if (waiting >= MAX_WAITING) return Promise.resolve({ outcome: 'busy' })
      waiting += 1
      const mine = last.then(() => prepare(path)).finally(() => (waiting -= 1))
      last = mine.catch(() => {})
      return mine
    },
  }
}

/** Half a minute’s work. */
const MAX_WAITING = 40

const NODE_OPTIONS = ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning']
