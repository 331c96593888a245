import type { BrowserContext, Page } from '@playwright/test'
import axe from 'axe-core'

/** Loads axe once for a context. Sending it to each page again would take longer than checking the page. */
export async function loadAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source })
}

type Parts = { within?: string; without?: readonly string[] }

/** The faults that axe finds on a page, or in some of its parts, frames included. */
export async function axeFaults(page: Page, { within, without = [] }: Parts = {}): Promise<string[]> {
  // A browser takes longer to parse axe than to check a page, so no page parses it twice.
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source)
  return page.evaluate(faultsOf, [within, without] as const)
}

/** Runs inside the browser. */
function hasAxe() {
  return 'axe' in window
}

/** Runs inside the browser. Only what fails is described, because finding selectors for the rest takes most of the time. */
async function faultsOf([within, without]: readonly [string | undefined, readonly string[]]) {
  const { axe: own } = window as typeof window & { axe: typeof axe }
  const parts = {
    ...(within !== undefined && { include: [[within]] }),
    exclude: without.map((part) => [part]),
  }
  // Where nothing is laid out yet, axe compares the colours of others. Vehicle cards are many, and alike.
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync(':not(.car-cards > li) { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(laidOut)
  const { violations } = await own.run(parts, { resultTypes: ['violations'] })
  document.adoptedStyleSheets.pop()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
