import type { Page } from 'playwright'
import { giveDetails, openCheckout, payBy, cancelReservation, stockOf } from '../support/browser/reserve.ts'
import { newNumber, signInAs } from '../support/browser/sign-in.ts'
import type { Open } from './screen.ts'

/** Above the workers of the journeys. */
const worker = 10_000 + (process.pid % 10_000)

const reservationSteps = ['details', 'deposit', 'payment', 'held', 'refunded'] as const

/** Reserves a vehicle up to a step, on sites that take deposits. */
export function openReservation(end: (typeof reservationSteps)[number]): Open {
  return async (page) => {
    for (const step of reservationSteps.slice(0, reservationSteps.indexOf(end) + 1)) await take[step](page)
  }
}

const take: Record<(typeof reservationSteps)[number], Open> = {
  details: async (page) => {
    await cancelLast(page)
    await openCheckout(page, '', worker)
  },
  deposit: async (page) => {
    await giveDetails(page, worker)
    reservationOf.set(page, page.url())
  },
  payment: (page) => page.getByRole('button', { name: /^Pay \$/ }).click(),
  held: async (page) => {
    await payBy(page, 'Pay')
    await page.waitForURL(/\/reservations\//)
  },
  refunded: async (page) => {
    await cancelReservation(page)
    await page.getByRole('heading', { name: /has ended|refunded|cancelled/, level: 1 }).waitFor()
    reservationOf.delete(page)
  },
}

/** The reservation that the screen before has made on the same page. */
const reservationOf = new WeakMap<Page, string>()

/** Leaves vehicles to reserve for the next screens. */
async function cancelLast(page: Page) {
  const address = reservationOf.get(page)
  if (address === undefined) return
  await page.goto(address)
  await take.refunded(page)
}

/** A vehicle that someone else holds, with the form to wait for it, or the place of someone who waits. */
export function openTaken({ isWaiting }: { isWaiting: boolean }): Open {
  return async (page) => {
    await cancelLast(page)
    const car = await openCheckout(page, '', worker)
    await giveDetails(page, worker)
    reservationOf.set(page, page.url())
    // The next one to ask is somebody else.
    await page.context().clearCookies()
    const path = `/cars/${car}/checkout`
    await page.goto(path)
    if (page.url().includes('/sign-in')) await signInAs(page, '', newNumber(worker), path)
    if (isWaiting) await giveDetails(page, worker)
  }
}

/** Buying online up to a step. A site with nothing left to sell online shows a vehicle that it doesn't. */
export function openPurchase(step: 'payment' | 'review'): Open {
  return async (page) => {
    if (!(await startPurchase(page))) return
    while (step === 'review' && !(await isReview(page))) {
      const before = page.url()
      const choice = page.getByRole('radio', { name: /^(?:With finance|No$|Collect)/ })
      if ((await choice.count()) > 0) await choice.check()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.waitForURL((url) => url.href !== before)
      // The address changes a moment before the page does.
      await page.goto(page.url())
    }
  }
}

async function isReview(page: Page) {
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  return (await goOn.count()) === 0
}

async function startPurchase(page: Page): Promise<boolean> {
  for (const car of await stockOf(page, '/api/search?car_type=used')) {
    await page.goto(`/cars/${car}/buy-online`)
    if (page.url().includes('/sign-in')) await signInAs(page, '', newNumber(worker), page.url())
    const start = page.getByRole('button', { name: 'Start' })
    if ((await start.count()) === 0) continue
    await start.click()
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor()
    return true
  }
  return false
}
