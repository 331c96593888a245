import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
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
    // As one process, which only functions in the cloud need, it falls over when a page is closed.
    args: [
      ...chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
      '--no-sandbox',
    ],
  }
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  useOwnFonts(folder)
  return browser
}

/** Its own list of fonts names fixed folders, and without a single font Chromium crashes on the first unusual character. */
function useOwnFonts(folder) {
  const settings = join(folder, 'fontconfig')
  mkdirSync(settings, { recursive: true })
  writeFileSync(
    join(settings, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  process.env.FONTCONFIG_PATH = settings
}
