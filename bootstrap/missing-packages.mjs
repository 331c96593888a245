import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What package-lock.json lists for this machine and npm hasn’t recorded as installed, in that version. npm leaves out an
 * optional package that it couldn’t download and reports success, and the programs for each platform are optional.
 */
export function missingPackages(folder, machine = thisMachine()) {
  const record = join(folder, 'node_modules/.package-lock.json')
  const installed = existsSync(record) ? packagesIn(record) : {}

  return Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(([path, wanted]) => path !== '' && isMissing(wanted, installed[path], machine))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

function isMissing(wanted, installed, machine) {
  if (installed) return installed.version !== wanted.version
  return wanted.optional !== true || isFor(machine, wanted)
}

/** Optional packages without a platform belong to those of another platform. */
function isFor({ os, cpu, libc }, wanted) {
  return (
    wanted.os !== undefined &&
    [wanted.os].flat().includes(os) &&
    (wanted.cpu === undefined || [wanted.cpu].flat().includes(cpu)) &&
    (wanted.libc === undefined || [wanted.libc].flat().includes(libc))
  )
}

function thisMachine() {
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = process.report.getReport().header
  return { os: process.platform, cpu: process.arch, libc: glibcVersionRuntime ? 'glibc' : 'musl' }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
