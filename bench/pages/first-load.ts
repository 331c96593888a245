import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'

export type FirstLoad = {
  /** Compressed sizes as sent to a browser that accepts brotli, which browsers only do over HTTPS. */
  scriptBytes: number
  otherBytes: number
  /** Requests to other hosts. */
  thirdParties: number
  /** Stylesheets fetched although the HTML already contains their styles. */
  stylesheets: number
  layoutShift: number
  /** What a second visit receives, with what the browser kept of the first. */
  repeatBytes: number
}

/** What a browser on its first visit fetches for a page until the network is idle, and what on its second. */
export async function firstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const load = { scriptBytes: 0, otherBytes: 0, thirdParties: 0, stylesheets: 0 }
  const kinds = new Map<string, string>()
  const scripts = new Set<string>()

  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    if (type === 'Stylesheet') load.stylesheets += 1
    if (type === 'Script') scripts.add(new URL(response.url).pathname)
    if (/^https?:/.test(response.url) && new URL(response.url).origin !== new URL(address).origin)
      load.thirdParties += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Script') load.otherBytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const kept = window as typeof window & { layoutShift?: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        kept.layoutShift = (kept.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

  await page.goto(address)
  await page.waitForFunction(isQuiet)
  const layoutShift = await page.evaluate(() =>
    Number(Object.entries(window).find(([name]) => name === 'layoutShift')?.[1] ?? 0),
  )
  await page.close()
  const repeatBytes = await bytesOfVisit(context, address)
  await context.close()
  for (const path of scripts) load.scriptBytes += brotliBytes(path)
  return { ...load, layoutShift, repeatBytes }
}

async function bytesOfVisit(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  await page.waitForFunction(isQuiet)
  await page.close()
  return bytes
}

/** The scripts have started, and no request has started for a second. */
function isQuiet() {
  const [last] = performance.getEntriesByType('resource').slice(-1)
  return (
    performance.getEntriesByName('interactive').length > 0 &&
    performance.now() - (last?.startTime ?? 0) > 1000
  )
}

function brotliBytes(path: string) {
  const file = join('build/client', path)
  const small = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)
  return small.size
}
