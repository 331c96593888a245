import { expect, test } from 'vitest'
import type { Revisions } from '#data/changes.ts'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import type { RunningSite } from '../sites/site-directory.ts'
import { failingSites } from '../sites/failing-sites.ts'
import { indexSync } from './index-sync.ts'
import type { VehicleIndex } from './vehicle-search.ts'

const site = Site.parse(siteDocument())
const running = (id: string): RunningSite => ({ id, slug: id, version: 1, site })
const harbour = running('harbour')
const sites = [harbour, running('summit')]

test('OPS-04 an index that fails is logged once and holds up no other site', async () => {
  const { sync, change, breakDown, logged, positions } = scene()
  for (const one of sites) await sync.ready(one)
  breakDown('harbour', true)
  for (let poll = 0; poll < 2; poll++) {
    const revisions = change(...sites)
    await sync.refresh(revisions)
    expect(sync.behind(revisions)).toEqual(['harbour'])
  }
  expect([positions.get('summit'), logged]).toEqual([3, ['failing harbour']])

  breakDown('harbour', false)
  await sync.refresh(change())
  expect([sync.behind(change()), logged]).toEqual([[], ['failing harbour', 'recovered harbour']])
})

test('OPS-04 an index that is being built is behind what changes meanwhile', async () => {
  const { sync, change, hold } = scene()
  const { reached, release } = hold('harbour')
  const ready = sync.ready(harbour)
  await reached
  expect(sync.behind(change())).toEqual([])

  expect(sync.behind(change(harbour))).toEqual(['harbour'])
  release()
  await ready
  await sync.refresh(change())
  expect(sync.behind(change())).toEqual([])
})

test('OPS-04 an index that has followed an earlier change is still behind a later one', async () => {
  const { sync, change, hold } = scene()
  await sync.ready(harbour)
  const { reached, release } = hold('harbour')
  const first = sync.refresh(change(harbour))
  await reached

  const later = change(harbour)
  const second = sync.refresh(later)
  release()
  await Promise.all([first, second])
  expect(sync.behind(later)).toEqual(['harbour'])
  await sync.refresh(later)
  expect(sync.behind(later)).toEqual([])
})

/** Two sites without vehicles, whose revisions a test raises, and an index that can fail or be held up. */
function scene() {
  const revisions = new Map(sites.map(({ id }) => [id, 1]))
  const revisionOf = (id: string) => Promise.resolve(revisions.get(id) ?? 0)
  const logged: string[] = []
  const note = (facts: object, message: string) =>
    void logged.push(`${message} ${'site' in facts ? String(facts.site) : ''}`)
  const { index, ...control } = fakeIndex()
  const sync = indexSync({
    index,
    changes: {
      revisionOf,
      since: async (id) => ({
        revision: await revisionOf(id),
        siteChanged: false,
        carIds: [],
        isComplete: true,
      }),
    },
    directory: { byId: (id) => sites.find((one) => one.id === id) ?? null },
    carsOf: () => ({ findMany: () => Promise.resolve([]), inBatches: noBatches }),
    isUsedBy: () => true,
    failing: failingSites({ info: note, error: note }, { failing: 'failing', recovered: 'recovered' }),
    now: () => new Date(),
  })
  /** Raises the revisions of these sites, and returns those of all. */
  const change = (...changed: RunningSite[]): Revisions => {
    for (const { id } of changed) revisions.set(id, (revisions.get(id) ?? 0) + 1)
    return new Map(revisions)
  }
  return { sync, change, logged, ...control }
}

function fakeIndex() {
  const positions = new Map<string, number>()
  const broken = new Set<string>()
  const holds = new Map<string, () => Promise<void>>()
  async function write(id: string, position: bigint) {
    await holds.get(id)?.()
    if (broken.has(id)) throw new Error('Out of memory')
    positions.set(id, Number(position))
  }
  const index: VehicleIndex = {
    search: () => Promise.reject(new Error('Nobody searches here.')),
    position: (id) => Promise.resolve(BigInt(positions.get(id) ?? 0)),
    apply: (id, _changes, position) => write(id, position),
    rebuild: (id, _documents, position) => write(id, position),
    settled: () => Promise.resolve(),
    drop: (id) => Promise.resolve(void positions.delete(id)),
  }
  return {
    index,
    positions,
    breakDown: (id: string, isBroken: boolean) => void (isBroken ? broken.add(id) : broken.delete(id)),
    /** Writes to this index wait until they are released. */
    hold(id: string) {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      holds.set(id, () => {
        reached.resolve()
        return released.promise
      })
      return { reached: reached.promise, release: () => released.resolve() }
    },
  }
}

async function* noBatches() {}
