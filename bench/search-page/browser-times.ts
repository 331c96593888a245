import type { Browser, Page } from 'playwright'

/** How long people take: from one place to another, from key to key, and to look at the result. */
const A_HAND_MOVES_MS = 300
const A_QUICK_KEY_MS = 100
const A_LOOK_MS = 1500

/** The times from clicking a filter until its results are painted, in milliseconds, for several filters in turn. */
export async function filterTimes(browser: Browser, origin: string, changes: number): Promise<number[]> {
  const page = await shopperAt(browser, `${origin}/search`)
  const times: number[] = []
  for (let change = 0; change < changes; change += 1) {
    times.push(await page.evaluate(untilPainted, change))
    // A shopper looks at the results before choosing again.
    await page.waitForTimeout(150)
  }
  await page.context().close()
  return times
}

/** The longest time that the page took to respond to a key or a click, on a processor four times slower. (INP) */
export async function slowestAnswer(browser: Browser, origin: string, words: readonly string[]) {
  const page = await shopperAt(browser, `${origin}/search`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(noteAnswers)
  const field = page.getByRole('searchbox', { name: 'Search' }).last()
  const box = page.locator('.filter-group__choices input[type=checkbox]').first()
  for (const word of words) {
    await field.click({ clickCount: 3 })
    await page.waitForTimeout(A_HAND_MOVES_MS)
    await field.pressSequentially(word, { delay: A_QUICK_KEY_MS })
    await page.waitForTimeout(A_LOOK_MS)
    await box.hover()
    await page.waitForTimeout(A_HAND_MOVES_MS)
    await box.click()
    await page.waitForTimeout(A_LOOK_MS)
  }
  const answers = await page.evaluate(() => (window as typeof window & { answers?: number[] }).answers ?? [])
  await page.context().close()
  return answers
}

async function shopperAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  // The scripts have started, which they record.
  await page.waitForFunction(() => sessionStorage.getItem('visited-pages') !== null)
  return page
}

/** Chooses one more filter, or the next one in its place, and waits until other results are painted. */
function untilPainted(change: number): Promise<number> {
  const boxes = document.querySelectorAll<HTMLInputElement>('.filter-group__choices input[type=checkbox]')
  const box = boxes[change % 12]
  const page = document.querySelector('.search-page')
  if (!box || !page) throw new Error('There are no filters.')
  const before = document.querySelector('.search-page__count')?.textContent
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.search-page__count')?.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    observer.observe(page, { subtree: true, childList: true, characterData: true })
    const started = performance.now()
    box.click()
  })
}

function noteAnswers() {
  const kept = window as typeof window & { answers?: number[] }
  kept.answers = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) kept.answers?.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
