import { expect, test } from 'vitest'
import { forgivingCache } from './forgiving-cache.ts'

test('OPS-07 a full disk is logged once, and once when there is room again', async () => {
  let isFull = false
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const cache = forgivingCache(
    {
      read: () => Promise.resolve(null),
      write: () => (isFull ? Promise.reject(new Error('ENOSPC')) : Promise.resolve()),
    },
    { info: note, warn: note, error: note },
  )
  const writeTwice = async () => {
    for (const key of ['a', 'b']) await cache.write(key, new Uint8Array())
  }

  await writeTwice()
  expect(logged).toEqual([])
  isFull = true
  await writeTwice()
  expect(logged).toEqual(['Pictures and documents cannot be cached at the moment'])
  isFull = false
  await writeTwice()
  expect(logged.slice(1)).toEqual(['Pictures and documents are cached again'])
})
