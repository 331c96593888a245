import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { announced } from './announce.mjs'
import { npm, root, run } from './run.mjs'

/** Installs exactly what package-lock.json lists, unless it is installed already. */
export async function install() {
  if (isInstalled()) return
  const [command, args] = npm()
  const code = await announced('Installing packages, about a minute the first time', () =>
    run(command, [...args, 'ci', '--include=dev', '--include=optional']),
  )
  if (code !== 0) process.exit(code)
}

/** npm records what it has installed. A package for another platform may be missing. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false

  const there = packagesIn(record)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] ? there[path].version === version : optional === true),
  )
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
