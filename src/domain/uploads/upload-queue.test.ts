import { describe, expect, test } from 'vitest'
import { afterEvent, isUnfinished, nextToSend, type QueueEvent, type UploadQueue } from './upload-queue.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at + 1}.jpg`, file: `file ${at + 1}` }))
const after = (...events: QueueEvent<string>[]) =>
  events.reduce<UploadQueue<string>>((queue, event) => afterEvent(queue, event), [])
const states = (queue: UploadQueue<string>) => queue.map(({ state }) => state)

describe('TRD-02 images are uploaded one by one', () => {
  const chosen = { type: 'added', files: files(3) } as const

  test('the next one waits for the one before', () => {
    expect(nextToSend(after(chosen))?.name).toBe('1.jpg')
    expect(nextToSend(after(chosen, { type: 'sending', key: 1 }))).toBeNull()
    expect(
      nextToSend(after(chosen, { type: 'sending', key: 1 }, { type: 'stored', key: 1, id: 'a' }))?.name,
    ).toBe('2.jpg')
  })

  test('after a broken connection, what arrived stays and the rest is sent again', () => {
    const broken = after(
      chosen,
      { type: 'stored', key: 1, id: 'a' },
      { type: 'sending', key: 2 },
      { type: 'progressed', key: 2, progress: 0.4 },
      { type: 'interrupted', key: 2 },
    )
    expect(states(broken)).toEqual(['stored', 'interrupted', 'waiting'])
    expect([nextToSend(broken), isUnfinished(broken)]).toEqual([null, true])

    const resumed = afterEvent(broken, { type: 'resumed' })
    expect(states(resumed)).toEqual(['stored', 'waiting', 'waiting'])
    expect(nextToSend(resumed)).toMatchObject({ name: '2.jpg', progress: 0, breaks: 1 })
  })

  test('it is finished when every image is stored or refused', () => {
    const done = after(
      { type: 'added', files: files(2) },
      { type: 'stored', key: 1, id: 'a' },
      { type: 'refused', key: 2, message: 'No' },
    )
    expect(isUnfinished(done)).toBe(false)
  })
})

describe('TRD-04 at most ten images', () => {
  test('the first ten of eleven are taken', () => {
    expect(after({ type: 'added', files: files(11) })).toHaveLength(10)
  })

  test('a removed or refused image makes room', () => {
    const full = after({ type: 'added', files: files(10) }, { type: 'refused', key: 3, message: 'No' })
    const removed = afterEvent(full, { type: 'removed', key: 1 })

    const more = afterEvent(removed, { type: 'added', files: files(5) })

    expect(more).toHaveLength(10)
    expect(new Set(more.map(({ key }) => key)).size).toBe(10)
  })
})
