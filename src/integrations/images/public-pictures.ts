import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PublicPictures } from './port.ts'

/**
 * The pictures in these folders of the public files. The folders are listed once, so that no path from a visitor ever
 * reaches the disk.
 */
export function publicPictures(publicFolder: string, folders: readonly string[]): PublicPictures {
  const versions = new Map(
    folders.flatMap((folder) => picturesIn(publicFolder, folder)).map((path) => [path, versionOf(path)]),
  )

  function versionOf(path: string) {
    return createHash('sha256')
      .update(readFileSync(join(publicFolder, path)))
      .digest('hex')
      .slice(0, 16)
  }

  return {
    versionOf: (path) => versions.get(path) ?? null,
    read: async (path) => (versions.has(path) ? readFile(join(publicFolder, path)) : null),
  }
}

function picturesIn(publicFolder: string, folder: string) {
  const absolute = join(publicFolder, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:svg|webp|png|jpe?g|avif)$/.test(entry.name))
    .map((entry) => `/${relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
