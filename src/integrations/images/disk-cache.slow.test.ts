import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { diskCache } from './disk-cache.ts'

const kilobyte = Buffer.alloc(1024, 1)

test('API-02 a cached picture survives a restart', async () => {
  const folder = temporaryFolder()
  await diskCache(folder, 100_000).write('key', kilobyte)

  expect(await diskCache(folder, 100_000).read('key')).toEqual(kilobyte)
  expect(await diskCache(folder, 100_000).read('another')).toBeNull()
})

test('API-02 the cache stays within its limit, and the most recently used pictures stay', async () => {
  const folder = temporaryFolder()
  const cache = diskCache(folder, 20 * 1024)
  for (let number = 0; number < 15; number++) await cache.write(`key ${number}`, kilobyte)
  for (const [index, { path }] of filesIn(folder).entries()) utimesSync(path, index, index)
  expect(await cache.read('key 3')).toEqual(kilobyte)

  for (let number = 15; number < 60; number++) {
    await cache.write(`key ${number}`, kilobyte)
    if (number % 5 === 0) await cache.read('key 3')
    expect(bytesIn(folder)).toBeLessThanOrEqual(21 * 1024)
  }

  expect(await cache.read('key 3')).toEqual(kilobyte)
  expect(await cache.read('key 0')).toBeNull()
})

test('API-02 two processes that share a folder stay within the limit together', async () => {
  const folder = temporaryFolder()
  const caches = [diskCache(folder, 20 * 1024), diskCache(folder, 20 * 1024)]

  await Promise.all(
    caches.map(async (cache, process) => {
      for (let number = 0; number < 40; number++) await cache.write(`${process} ${number}`, kilobyte)
    }),
  )

  // Each may write a twentieth before it checks what the other wrote.
  expect(bytesIn(folder)).toBeLessThanOrEqual(24 * 1024)
  expect(filesIn(folder).filter(({ path }) => path.endsWith('.tmp'))).toEqual([])
})

test('API-02 a file that a killed process left half written is never served and is deleted', async () => {
  const folder = temporaryFolder()
  const leftOver = join(folder, 'half.tmp')
  writeFileSync(leftOver, 'half')
  utimesSync(leftOver, 1, 1)

  await diskCache(folder, 100_000).write('key', kilobyte)

  expect(filesIn(folder).map(({ bytes }) => bytes)).toEqual([1024])
})

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path).size }))
}

function bytesIn(folder: string) {
  return filesIn(folder).reduce((sum, { bytes }) => sum + bytes, 0)
}
