import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { InstalledBrowser } from './browser-window.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** A browser, with the names of the programs that it lacks on this machine. */
export type KnownBrowser = {
  name: string
  missing: string[]
  /** Whether its driver can show pages as if scripts were turned off. */
  runsWithoutScripts: boolean
  start: () => Promise<InstalledBrowser>
}

/** The browsers besides Chromium. The names of the programs are those of Debian. */
export function knownBrowsers(): KnownBrowser[] {
  const firefox = programAt('firefox-esr') ?? programAt('firefox')
  const driver = programAt('WebKitWebDriver')
  const screen = programAt('Xvfb')
  const certificates = programAt('openssl')
  const missing = (found: Record<string, string | undefined>) =>
    Object.keys(found).filter((name) => found[name] === undefined)
  return [
    {
      name: 'Firefox',
      missing: missing({ 'firefox-esr': firefox, openssl: certificates }),
      runsWithoutScripts: false,
      start: () => startFirefox(firefox ?? ''),
    },
    {
      name: 'WebKit',
      missing: missing({ 'webkit2gtk-driver': driver, xvfb: screen, openssl: certificates }),
      runsWithoutScripts: true,
      start: () => startWebKit({ driver: driver ?? '', screen: screen ?? '' }),
    },
  ]
}

function programAt(name: string) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
