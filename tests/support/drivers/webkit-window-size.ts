import { eventually } from '../visitor/eventually.ts'
import type { BrowserWindow } from './browser-window.ts'
import type { WebDriverSession } from './webdriver-session.ts'

type Size = { width: number; height: number }

/** Gives the page a size. WebDriver sets that of the whole window, which also has a bar with the address. */
export async function resizeWindow(
  session: WebDriverSession,
  run: BrowserWindow['run'],
  { width, height }: Size,
): Promise<void> {
  const size = () => run(() => ({ width: window.innerWidth, height: window.innerHeight }), null)
  await eventually(async () => {
    const [outer, inner] = [(await session.get('/window/rect')) as Size, await size()]
    await session.post('/window/rect', {
      width: width + outer.width - inner.width,
      height: height + outer.height - inner.height,
    })
    await eventually(async () => {
      const now = await size()
      const isResized = now.width === width && now.height === height
      if (!isResized) throw new Error(`The page is ${now.width} by ${now.height} pixels`)
    }, BUSY_MS)
  })
}

/** A busy page follows late. */
const BUSY_MS = 2000
