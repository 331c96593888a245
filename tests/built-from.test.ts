import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFault, isBuilt, removeStamp, stampBuild } from '../bootstrap/release/built-from.mjs'
import { temporaryFolder } from './support/temporary-folder.ts'

test('OPS-01 a build is served with the sources that it was made from', () => {
  const folder = builtRelease()

  expect(isBuilt(folder)).toBe(true)
  expect(buildFault(folder)).toBeNull()
})

test.each([
  ['a changed file', 'src/server/main.ts', 'new'],
  ['a migration that the build doesn’t have', 'src/data/migrations/0016_new.sql', 'alter table sites'],
  ['other packages', 'package-lock.json', '{ "lockfileVersion": 4 }'],
])('OPS-01 %s beside an older build keeps it from being served', (_what, path, text) => {
  const folder = builtRelease()
  writeIn(folder, path, text)

  expect(buildFault(folder)).toMatch(/^The build was made from other sources/)
  expect(isBuilt(folder)).toBe(false)
})

test('OPS-01 a release may be copied, and need not have what only its build read', () => {
  const folder = builtRelease()
  utimesSync(join(folder, 'src/server/main.ts'), 1, 1)
  rmSync(join(folder, 'demo'), { recursive: true })
  writeIn(folder, 'src/server/main.test.ts', 'test')

  expect(buildFault(folder)).toBeNull()
})

test('OPS-01 a build that broke off, and one that never began, are not served', () => {
  const folder = builtRelease()
  removeStamp(folder)
  expect(buildFault(folder)).toMatch(/^The build was made from other sources/)

  rmSync(join(folder, 'build'), { recursive: true })
  expect(buildFault(folder)).toMatch(/^Forecourt has not been built/)
})

test('OPS-01 `npm run serve` refuses such a build in a sentence', () => {
  const folder = builtRelease()
  cpSync('bootstrap', join(folder, 'bootstrap'), { recursive: true })
  writeIn(folder, 'src/server/main.ts', 'new')

  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bootstrap/serve.mjs')])
  expect(status).toBe(1)
  expect(String(stderr)).toBe(`${buildFault(folder)}\n`)
})

function builtRelease() {
  const folder = temporaryFolder()
  for (const path of ['src/server/main.ts', 'demo/stock.ts', 'package-lock.json', 'build/server/main.js'])
    writeIn(folder, path, 'old')
  stampBuild(folder)
  return folder
}

function writeIn(folder: string, path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
