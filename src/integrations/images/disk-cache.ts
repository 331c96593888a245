import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureCache } from './port.ts'

/** How much to keep when making room, so that room is not made again for the next picture. */
const KEPT_SHARE = 0.9
/** Other processes write too, so we check again after writing this share of the limit ourselves. */
const LOOK_AGAIN_SHARE = 0.05
const UNFINISHED_FOR_MS = 10 * 60 * 1000

/**
 * Files named by the hash of their key, up to a total size. The time of last use is the file’s own timestamp, so the order
 * survives a restart and is the same for every process that shares the folder.
 */
export function diskCache(folder: string, maxBytes: number): PictureCache {
  // The size of the folder is unknown before the first check, which is therefore due at once.
  let roomUntilLook = 0
  let tidying: Promise<void> | null = null

  function pathOf(key: string) {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }

  async function tidy() {
    const files = (await filesIn(folder)).toSorted((one, other) => one.usedAt - other.usedAt)
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const isFull = total > maxBytes
    for (const { path, bytes, usedAt } of files) {
      const isLeftOver = path.endsWith(UNFINISHED) && usedAt < Date.now() - UNFINISHED_FOR_MS
      const isInTheWay = isFull && total > maxBytes * KEPT_SHARE && !path.endsWith(UNFINISHED)
      if (!isLeftOver && !isInTheWay) continue
      await rm(path, { force: true })
      total -= bytes
    }
    roomUntilLook = Math.min(maxBytes * LOOK_AGAIN_SHARE, maxBytes - total)
  }

  return {
    async read(key) {
      const path = pathOf(key)
      try {
        const bytes = await readFile(path)
        const now = new Date()
        // It may have been evicted meanwhile, which does not matter.
        await utimes(path, now, now).catch(() => {})
        return bytes.length > 0 ? bytes : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async write(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        // A reader sees the whole file or none, even when two processes write the same one.
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }

      roomUntilLook -= bytes.length
      if (roomUntilLook >= 0) return
      tidying ??= tidy().finally(() => (tidying = null))
      await tidying
    },
  }
}

const UNFINISHED = '.tmp'

async function filesIn(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      // Another process may have evicted it meanwhile.
      const facts = await stat(path).catch(() => null)
      return facts && { path, bytes: facts.size, usedAt: facts.mtimeMs }
    })
  return (await Promise.all(files)).filter((file) => file !== null)
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
