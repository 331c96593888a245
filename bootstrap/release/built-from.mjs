import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that changes a build. */
const sources = [
  'src',
  'demo',
  'bootstrap',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** The sources that a server needs beside its build: migrations, commands, the program for uploads. */
const served = ['src', 'package-lock.json']

/** Whether the build in this folder is the one that its sources would make. */
export function isBuilt(folder) {
  return readStamp(folder)?.saved === savedSources(folder)
}

/** Notes what a new build was made from. */
export function stampBuild(folder) {
  const stamp = { saved: savedSources(folder), served: servedSources(folder) }
  writeFileSync(join(folder, STAMP), JSON.stringify(stamp))
}

export function removeStamp(folder) {
  rmSync(join(folder, STAMP), { force: true })
}

/**
 * Why the build in this folder must not serve, or `null`. An older build would run on a database that the sources beside it
 * have migrated. Files are compared by what they hold, because a copied release has other times.
 */
export function buildFault(folder) {
  if (!existsSync(join(folder, 'build/server/main.js')))
    return 'Forecourt has not been built. Please run `npm ci && npm run build`.'
  if (readStamp(folder)?.served === servedSources(folder)) return null
  return 'The build was made from other sources than those beside it. Please run `npm ci && npm run build`, in a folder that no server runs from: see “Stopping and upgrading” in docs/running.md.'
}

const STAMP = 'build/.built-from'

function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, STAMP), 'utf8'))
  } catch {
    return null
  }
}

/** Changes when a file is added, removed, resized or saved. */
function savedSources(folder) {
  const hash = createHash('sha256')
  for (const file of filesOf(sources, folder)) {
    const { size, mtimeMs } = statSync(join(folder, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Changes with what a file holds. */
function servedSources(folder) {
  const hash = createHash('sha256')
  for (const file of filesOf(served, folder)) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(names, folder) {
  return names
    .flatMap((name) => filesIn(name, folder))
    .filter((name) => !name.includes('.test.'))
    .sort()
}

function filesIn(path, folder) {
  const absolute = join(folder, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute).flatMap((name) => filesIn(`${path}/${name}`, folder))
}
