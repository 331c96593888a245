import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Chromium’s own sandbox needs rights that containers and root do not have. Without `--disable-gpu` it emulates a graphics
 * card, which takes three times the processor time for the same page. The packaged browser’s default arguments are for
 * cloud functions and turn off web security, which a visitor’s browser never does.
 */
const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

const fontPackages = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos']

/**
 * A Chromium for the journeys: the one in CHROMIUM, the system’s, or one from npm that includes the libraries and fonts it
 * needs.
 */
export async function findBrowser() {
  const own = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const executablePath = own.find((path) => path && existsSync(path))
  if (executablePath) return { executablePath, args }

  const folder = join(root, '.cache/chromium')
  mkdirSync(folder, { recursive: true })
  // The package reads both of these on import.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  const { default: chromium } = await import('@sparticuz/chromium')
  const browser = { executablePath: await chromium.executablePath(), args }
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  useOwnFonts(folder)
  return browser
}

/**
 * The package’s list of fonts uses fixed folders, and without any font Chromium crashes on the first unusual character. Arimo
 * and Tinos have the widths of Arial and Times New Roman, which visitors’ devices have.
 */
function useOwnFonts(folder) {
  const settings = join(folder, 'fontconfig')
  const folders = [join(folder, 'fonts'), ...fontPackages.map((name) => join(root, 'node_modules', name))]
  mkdirSync(settings, { recursive: true })
  writeFileSync(
    join(settings, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((one) => `  <dir>${one}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  process.env.FONTCONFIG_PATH = settings
}
