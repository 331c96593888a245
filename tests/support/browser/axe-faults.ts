import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import axe from 'axe-core'

/** For whoever looks at page after page: sent to each of them anew, axe takes longer to arrive than to look. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source })
}

type Parts = { within?: string; without?: readonly string[] }

/** What axe finds wrong with a page, or with some of its parts, in words. */
export async function axeFaults(page: Page, { within, without = [] }: Parts = {}): Promise<string[]> {
  // To read axe takes a browser longer than to look at a page, so no page reads it twice.
  const hasRead = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(hasRead && { axeSource: ';' }) })
  // Usually the answer is put together in a window of its own, which takes a second; only frames would need that.
  builder.setLegacyMode()
  if (within !== undefined) builder.include(within)
  for (const part of without) builder.exclude(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
