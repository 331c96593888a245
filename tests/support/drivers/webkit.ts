import { startDriver, startScreen } from './webkit-processes.ts'
import type { BrowserWindow, InstalledBrowser, Key, WindowOptions } from './browser-window.ts'
import { resizeWindow } from './webkit-window-size.ts'
import { clickAt, startSession, typeKeys } from './webdriver-session.ts'

type Programs = { driver: string; screen: string }

/**
 * WebKitGTK, the engine of Safari, on a screen in memory. Its driver speaks plain WebDriver, of which journeys need ten
 * commands, so they are sent by `fetch` instead of by a package with hundreds of dependencies.
 */
export async function startWebKit(programs: Programs): Promise<InstalledBrowser> {
  const screen = await startScreen(programs.screen)
  return {
    openWindow: (options) => openWindow(programs.driver, screen.display, options),
    close: () => screen.stop(),
  }
}

/** Each window is a browser of its own, with cookies and storage that end with it. */
async function openWindow(
  program: string,
  display: string,
  { width, height, runsScripts }: WindowOptions,
): Promise<BrowserWindow> {
  const { session, stop } = await startBrowser(program, display, runsScripts)
  const run: BrowserWindow['run'] = (inPage, input) =>
    session.post('/execute/sync', {
      script: `return (${inPage.toString()})(arguments[0])`,
      args: [input ?? null],
    }) as Promise<never>
  const resize = (wide: number, high: number) => resizeWindow(session, run, { width: wide, height: high })
  const act = async (actions: object) => void (await session.post('/actions', actions))
  await resize(width, height)
  return {
    open: async (url) => void (await session.post('/url', { url })),
    back: async () => void (await session.post('/back')),
    reload: async () => void (await session.post('/refresh')),
    run,
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(typeKeys([...text])),
    press: (key) => act(typeKeys([keys[key]])),
    resize,
    screenshot: async () => Buffer.from((await session.get('/screenshot')) as string, 'base64'),
    async close() {
      await session.end()
      await stop()
    },
  }
}

/** Now and then the browser does not find its driver and never starts, so another one is started. */
async function startBrowser(program: string, display: string, runsScripts: boolean, attempts = 3) {
  const driver = await startDriver(program, display)
  // Scripts of the page are ignored, but those of the driver run.
  const args = ['--automation', ...(runsScripts ? [] : ['--enable-javascript-markup=false'])]
  const capabilities = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } }
  try {
    return { session: await startSession(driver.address, capabilities), stop: () => driver.stop() }
  } catch (error) {
    await driver.stop()
    if (attempts === 1) throw error
    return startBrowser(program, display, runsScripts, attempts - 1)
  }
}

/** As WebDriver writes keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Space: ' ',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  End: '\uE010',
}
