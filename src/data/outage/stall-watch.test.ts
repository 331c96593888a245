import { expect, test } from 'vitest'
import { CHECK_MS, PROBE_MS, STALL_MS, stallWatch } from './stall-watch.ts'

test('OPS-03 a database that answers neither statements nor a probe is unavailable until it answers a probe', async () => {
  const scene = watched()
  scene.waiting = true
  await scene.passing(200)
  expect(scene.changes).toEqual([])

  scene.answers = false
  await scene.passing(100)
  expect(scene.changes).toEqual([true])
  await scene.passing(5000)
  expect([scene.changes, scene.watch.isAway()]).toEqual([[true], true])

  scene.answers = true
  await scene.passing(100)
  expect([scene.changes, scene.watch.isAway()]).toEqual([[true, false], false])
})

test('OPS-03 one slow statement is not an outage', async () => {
  const scene = watched()
  scene.waiting = true

  await scene.passing(10_000)

  expect(scene.changes).toEqual([])
  expect(scene.probes()).toBeGreaterThan(5)
})

test('OPS-03 the database is not probed while statements return or none is waiting', async () => {
  const scene = watched()
  await scene.passing(5000)
  scene.waiting = true
  for (let nth = 0; nth < 20; nth++) {
    await scene.passing(200)
    scene.watch.answered()
  }

  expect([scene.probes(), scene.changes]).toEqual([0, []])
})

type Scene = {
  waiting: boolean
  answers: boolean
  changes: boolean[]
  probes(): number
  watch: ReturnType<typeof stallWatch>
  passing(ms: number): Promise<void>
}

function watched() {
  let [clock, probes] = [0, 0]
  const changes: boolean[] = []
  const scene: Scene = {
    waiting: false,
    answers: true,
    changes,
    probes: () => probes,
    watch: stallWatch({
      isWaiting: () => scene.waiting,
      probe: async () => {
        probes += 1
        return scene.answers
      },
      onChange: (isAway) => void changes.push(isAway),
      now: () => clock,
    }),
    async passing(ms: number) {
      for (const end = clock + ms; clock < end;) {
        clock += 50
        await scene.watch.look()
      }
    },
  }
  return scene
}

test('OPS-03 an outage is noticed within a second', () => {
  expect(STALL_MS + PROBE_MS + 2 * CHECK_MS).toBeLessThanOrEqual(750)
})
