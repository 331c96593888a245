import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { InstalledBrowser } from '../drivers/browser-window.ts'
import { startFront } from '../drivers/https-front.ts'
import { type KnownBrowser, knownBrowsers } from '../drivers/installed-browsers.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** A visit to a demo dealer, in a window of its own. Scripts run unless it says otherwise. */
type Visit = { slug: string; width: number; runsScripts?: boolean }

/** Runs a journey, and fails if one of its pages reported a fault. */
type RunVisit = (visit: Visit, journey: (visitor: Watched) => Promise<void>) => Promise<void>

/** A visitor, with what their pages have reported so far. */
type Watched = Visitor & { faults: string[] }

const HEIGHT = 900

/** A browser on a busy machine takes its time to start. */
const PATIENCE_MS = 60_000

/** Declares tests for each browser. Those of a browser that isn't installed are skipped under a title that says what is missing. */
export function inEachBrowser(declareTests: (visit: RunVisit, browser: KnownBrowser) => void): void {
  for (const browser of knownBrowsers()) {
    const { name, missing } = browser
    const reason = missing.length > 0 ? ` (not installed: ${missing.join(', ')})` : ''
    describe.skipIf(missing.length > 0)(`${name}${reason}`, () => {
      let started: InstalledBrowser | null = null
      beforeAll(async () => {
        started = await browser.start()
      }, PATIENCE_MS)
      afterAll(() => started?.close())
      declareTests((visit, journey) => runVisit(started, visit, journey), browser)
    })
  }
}

async function runVisit(browser: InstalledBrowser | null, visit: Visit, journey: Parameters<RunVisit>[1]) {
  const demo = inject('demo')
  if (!demo || !browser) throw new Error('The demo or the browser did not start')
  const { slug, width, runsScripts = true } = visit
  const size = { width, height: HEIGHT }
  const front = await startFront(demo.port, demo.certificate, nextAddress())
  try {
    const window = await browser.openWindow({ ...size, runsScripts })
    try {
      const visitor = visitorOf(window, `https://${slug}.localhost:${front.port}`, size)
      await journey({ ...visitor, faults: front.faults })
      expect(front.faults).toEqual([])
    } finally {
      await window.close()
    }
  } finally {
    await front.stop()
  }
}

let visitors = 0

/** Every visitor comes from a household of their own. */
function nextAddress() {
  visitors += 1
  return `198.18.${Number(process.env['VITEST_POOL_ID'] ?? 0) % 250}.${visitors % 250}`
}
