import { expect, test } from 'vitest'
import { contentCache } from './content-cache.ts'

test('OPS-04 a site whose content cannot be loaded is logged once and holds up no other site', async () => {
  const { cache, change, breakDown, logged, loads } = scene()
  for (const siteId of ['harbour', 'summit']) await cache.live(siteId)
  breakDown('harbour', true)
  for (let poll = 0; poll < 2; poll++) expect(await cache.refresh(change())).toEqual(['harbour'])
  expect(loads).toEqual(['harbour', 'summit', 'summit', 'summit'])
  expect(logged).toEqual(['A site’s new content cannot be loaded at the moment'])

  breakDown('harbour', false)
  expect(await cache.refresh(change())).toEqual([])
  expect(loads.slice(4)).toEqual(['harbour', 'summit'])
  expect(logged).toHaveLength(2)
})

/** Two sites without documents, whose content changes with each revision and may fail to load. */
function scene() {
  const broken = new Set<string>()
  const loads: string[] = []
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  let revision = 1
  const cache = contentCache({
    changes: {
      revisionOf: () => Promise.resolve(revision),
      contentSince: (siteId) =>
        broken.has(siteId)
          ? Promise.reject(new Error('Too slow'))
          : Promise.resolve({ contentChanged: true, isComplete: true }),
    },
    contentOf: (siteId) => ({
      async heads() {
        loads.push(siteId)
        return []
      },
      bodies: () => Promise.resolve([]),
    }),
    isRunning: () => true,
    log: { info: note, warn: note, error: note },
    now: () => new Date(),
  })
  const change = () => {
    revision += 1
    return new Map(['harbour', 'summit'].map((siteId) => [siteId, revision]))
  }
  const breakDown = (siteId: string, isBroken: boolean) =>
    void (isBroken ? broken.add(siteId) : broken.delete(siteId))
  return { cache, change, breakDown, loads, logged }
}
