import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../../bootstrap/find-browser.mjs'
import type { StudioKind } from '../../demo/pictures/studio-kind.ts'
import type { StudioView } from '../../demo/pictures/studio-view.ts'

export type Studio = {
  sitting: (kind: StudioKind, view: StudioView, paints: readonly string[]) => Promise<Buffer[]>
  close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Opens the studio: a browser that renders on the processor alone, so that every machine renders the same. */
export async function openStudio(): Promise<Studio> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://studio').pathname
    const file = readFileSync(join(root, path))
    const isTyped = extname(path) === '.ts'
    response.setHeader('content-type', extname(path) === '.html' ? 'text/html' : 'text/javascript')
    response.end(isTyped ? stripTypeScriptTypes(file.toString()) : file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [
      // Other pages render without a graphics card. This one needs it emulated.
      ...args.filter((arg) => arg !== '--disable-gpu'),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text().slice(0, 1500))
  })
  await page.goto(`http://127.0.0.1:${port}/tools/studio/page.html`, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'sitting' in globalThis, null, { timeout: 180_000 })

  return {
    sitting: async (kind, view, paints) => {
      const drawn = await page.evaluate(([kind, view, paints]) => globalThis.sitting(kind, view, paints), [
        kind,
        view,
        paints,
      ] as const)
      return drawn.map((png) => Buffer.from(png, 'base64'))
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
