import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageProcess } from '#integrations/uploads/separate-process.ts'
import type { Log } from '#operations/log.ts'
import type { Env } from '../env.ts'
import { imageProgram } from '../project-files.ts'
import type { ImageUploads } from '../uploads/image-upload.ts'
import { LEFT_OVER_AFTER_MS } from '../uploads/keep-fresh.ts'
import { receiveLimits } from '../uploads/receive-files.ts'

/** What it takes to receive images. The files themselves are in the database; here they are only while they arrive. */
export function openUploads({ dataDir }: Pick<Env, 'dataDir'>, log: Log): ImageUploads & { stop(): void } {
  const folder = join(dataDir, 'incoming-images')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeLeftovers(folder)
  const hourly = setInterval(() => {
    try {
      removeLeftovers(folder)
    } catch (err) {
      log.warn({ err }, 'Failed to remove photos that a killed process left')
    }
  }, HOUR_MS).unref()
  const { prepareImage, stop } = imageProcess({ program: imageProgram })
  return {
    prepareImage,
    folder,
    limits: receiveLimits,
    stop() {
      clearInterval(hourly)
      stop()
    },
  }
}

const HOUR_MS = 60 * 60 * 1000

/** A process that was killed could not remove its files. Others may share the folder, so recent ones stay. */
function removeLeftovers(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt < Date.now() - LEFT_OVER_AFTER_MS) rmSync(path, { force: true })
  }
}
