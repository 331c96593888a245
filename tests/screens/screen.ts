import type { Page } from 'playwright'

export type Open = (page: Page) => Promise<void>

export type Screen = {
  name: string
  open: Open
  /** False where only the window makes sense, as with a sheet over the page. */
  isWhole?: boolean
}

/** A screen that is just a page. */
export function at(name: string, path: string): Screen {
  return { name, open: async (page) => void (await page.goto(path)) }
}
