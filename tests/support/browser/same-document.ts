import type { Page } from '@playwright/test'

/** Sets a mark that a page load would remove. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', 'kept'))
}

/** Returns whether the page that was marked is still there. */
export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.getAttribute('data-mark') === 'kept')
}
