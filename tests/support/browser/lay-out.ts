import type { Page } from '@playwright/test'

/** A browser lays out content far below the window only when the visitor scrolls near it. */
export async function layOut(page: Page) {
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
  })
}
