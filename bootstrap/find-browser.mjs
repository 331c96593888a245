import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * A Chromium for the journeys: the one that CHROMIUM names, the system's, or one from npm that brings along the libraries
 * and fonts it needs. Its own sandbox is left out: it needs rights that containers and root do not have.
 */
export async function findBrowser() {
  const own = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const executablePath = own.find((path) => path && existsSync(path))
  if (executablePath) return { executablePath, args: ['--no-sandbox'] }

  const folder = join(root, '.cache/chromium')
  mkdirSync(folder, { recursive: true })
  // It reads both of these while it is imported.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  const { default: chromium } = await import('@sparticuz/chromium')
  const browser = {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, '--no-sandbox'],
  }
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  return browser
}
