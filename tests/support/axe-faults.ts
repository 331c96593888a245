import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'

const axeFile = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url))

/** For whoever looks at page after page: sent to each of them anew, axe takes longer to arrive than to look. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: axeFile })
}

type Parts = { within?: string; without?: readonly string[] }

/** What axe finds wrong with a page, or with some of its parts, in words. */
export async function axeFaults(page: Page, { within, without = [] }: Parts = {}): Promise<string[]> {
  // To read axe takes a browser longer than to look at a page, so no page reads it twice.
  const hasRead = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(hasRead && { axeSource: ';' }) })
  // Usually the answer is put together in a window of its own, which takes a second; only frames would need that.
  axe.setLegacyMode()
  if (within !== undefined) axe.include(within)
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
