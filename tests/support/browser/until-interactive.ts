import type { Page } from '@playwright/test'

/** Waits until the page’s scripts run: before then, forms and links load another page. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
}
