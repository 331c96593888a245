import { type Browser, launch, type Page } from 'puppeteer-core'
import type { BrowserWindow, InstalledBrowser, WindowOptions } from './browser-window.ts'

/** Firefox, which speaks WebDriver BiDi itself. Each window has cookies and storage of its own. */
export async function startFirefox(executablePath: string): Promise<InstalledBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferences,
  })
  return { openWindow: (options) => openWindow(browser, options), close: () => browser.close() }
}

async function openWindow(browser: Browser, options: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await resize(page, options.width, options.height)
  return {
    ...navigation(page),
    run: (inPage, input) => page.evaluate(inPage as (given: unknown) => never, input),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => resize(page, width, height),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}

/** Puppeteer also sets the orientation of the screen, a command that Firefox ESR lacks. Its size alone will do. */
async function resize(page: Page, width: number, height: number) {
  try {
    await page.setViewport({ width, height })
  } catch (error) {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  }
  await page.evaluate(hasWidth, width)
}

/** Ends once the window has this width. Runs inside the browser. */
function hasWidth(width: number) {
  return new Promise<void>((resolve) => {
    const look = () => (innerWidth === width ? resolve() : requestAnimationFrame(look))
    look()
  })
}

function navigation(page: Page) {
  return {
    async open(address: string) {
      await page.goto(address)
    },
    /** Puppeteer would wait for a page to load, and a step within the same one loads none. */
    async back() {
      await page.evaluate(() => history.back())
    },
    async reload() {
      await page.reload()
    },
  }
}

/** Without these, a new profile asks Mozilla's servers for lists and experiments. */
const preferences = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'intl.accept_languages': 'en-AU, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}
