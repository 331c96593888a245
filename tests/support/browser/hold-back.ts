import type { Page } from '@playwright/test'

/** Holds back what the page asks for at these addresses, until the returned function is called. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The scripts of every page that is opened from now on. */
export function holdBackScripts(page: Page): Promise<() => void> {
  return holdBack(page, '**/*.js')
}
