import { expect, test } from 'vitest'
import { indexMemory } from './index-memory.ts'

/** Room for three indexes of a thousand vehicles. */
const ROOM = 3_500_000

test('SRCH-17 the indexes that nobody has searched for longest make room', () => {
  const memory = indexMemory(ROOM)
  for (const site of ['a', 'b', 'c']) memory.holds(site, 1000)
  expect(memory.excess(() => false)).toEqual([])

  memory.searched('a')
  memory.holds('d', 1000)
  expect(memory.excess(() => false)).toEqual(['b'])
  expect(memory.excess((site) => site === 'b')).toEqual(['c'])

  memory.forget('b')
  expect(memory.excess(() => false)).toEqual([])
})

test('SRCH-17 a large index takes the room of several', () => {
  const memory = indexMemory(ROOM)
  for (const site of ['a', 'b', 'c']) memory.holds(site, 1000)
  memory.holds('large', 2000)
  expect(memory.excess(() => false)).toEqual(['a', 'b'])

  memory.holds('large', 100)
  expect(memory.excess(() => false)).toEqual([])
})
