import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import axe from 'axe-core'

/** Loads axe once for a context. Sending it to each page again would take longer than checking the page. */
export async function loadAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source })
}

type Parts = { within?: string; without?: readonly string[] }

/** The faults that axe finds on a page, or in some of its parts. */
export async function axeFaults(page: Page, { within, without = [] }: Parts = {}): Promise<string[]> {
  // A browser takes longer to parse axe than to check a page, so no page parses it twice.
  const hasRead = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(hasRead && { axeSource: ';' }) })
  // By default axe assembles its report in a new window, which takes a second and is only needed for frames.
  builder.setLegacyMode()
  if (within !== undefined) builder.include(within)
  for (const part of without) builder.exclude(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
