import type { Page } from 'playwright'
import { askForCode, newNumber, signInAs } from '../support/browser/sign-in.ts'
import { openWatchlist } from './open-saved.ts'
import type { Open } from './screen.ts'

/** Opens the second step of the sign-in, with a code on its way. */
export async function openCodeStep(page: Page) {
  // Someone who is signed in already isn’t asked.
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await askForCode(page, ownNumber())
}

/** Opens a page of a customer who has saved vehicles. A page that is signed in already stays so. */
export function openSignedIn(path: string): Open {
  return async (page) => {
    const cookies = await page.context().cookies()
    if (!cookies.some(({ name }) => name === 'signed-in')) {
      await openWatchlist(page)
      await signInAs(page, '', ownNumber(), '/sign-in?redirect=/watchlist')
      await page.locator('.watchlist-item .car-card').first().waitFor()
    }
    await page.goto(path)
  }
}

/** Opens what a customer has won. Where the promotion is over, there is nothing to spin. */
export async function openSpinResult(page: Page) {
  await openSignedIn('/spin-to-win')(page)
  const button = page.getByRole('button', { name: 'Spin the wheel' })
  if ((await button.count()) === 0) return
  await button.click()
  await page.locator('.spin-result').waitFor()
}

/** Numbers above those of the journeys, and others for each worker. */
function ownNumber() {
  return newNumber(10_000 + (process.pid % 10_000))
}
