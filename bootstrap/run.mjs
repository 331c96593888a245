import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program, passes our signals on to it, and returns its exit code. */
export function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const watch = whenNpmIsStopped(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      for (const passed of signals) process.off(passed, passOn)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** npm sends a signal to the shell between us, and many shells end without passing it on. */
function whenNpmIsStopped(stop) {
  const shell = process.ppid
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined
  return setInterval(() => {
    if (isUnderNpm && process.ppid !== shell) stop()
  }, 250)
}

/** Runs a program and returns its output. */
export function runQuietly(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The Node that was installed with the packages, or the machine’s own if there is none for this platform. */
export function nodePath() {
  found ??= findNode()
  return found
}

let found

function findNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath

  console.error(
    `Forecourt runs on Node 24. npm has none for ${process.platform} on ${process.arch}, and this machine has ` +
      `${process.versions.node}. Please install Node 24: https://nodejs.org`,
  )
  process.exit(1)
}

/** The npm that started us, so that no other version is used. */
export function npm() {
  const caller = process.env.npm_execpath
  return caller && basename(caller) === 'npm-cli.js' ? [process.execPath, [caller]] : ['npm', []]
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
