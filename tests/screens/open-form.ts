import type { Page } from 'playwright'
import type { Open } from './screen.ts'
import { openCar } from './open-stock.ts'

/** Opens the form at an address made from the slug of a vehicle for sale. */
export function openForCar(address: (slug: string) => string): Open {
  return async (page) => {
    await openCar(page, '.car-card:not(.sold)')
    await page.goto(address(new URL(page.url()).pathname.split('/').at(-1) ?? ''))
  }
}

/** Sends the form empty. */
export function openErrors(open: Open): Open {
  return async (page) => {
    await open(page)
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#enquiry form')?.reset())
    await sendStep(page)
    await page.getByTestId('error-warning').waitFor()
  }
}

/** Answers the steps before this one. A form with fewer steps stays at its last. */
export function openStep(open: Open, step: number): Open {
  return async (page) => {
    await open(page)
    const steps = await page.locator('#enquiry .progress-steps li').count()
    for (let next = 2; next <= Math.min(step, steps); next += 1) {
      await answerStep(page)
      await sendStep(page)
      await page.getByText(`Step ${next} of ${steps}`).waitFor({ state: 'attached' })
    }
  }
}

/** Answers and sends the whole form. The site checks a form by hand that is filled in faster than a person can. */
export function sendForm(open: Open, { seconds = 0 } = {}): Open {
  return async (page) => {
    await openStep(open, Number.POSITIVE_INFINITY)(page)
    const shownAt = await page.evaluate(() => performance.now())
    await answerStep(page)
    await page.waitForFunction((until) => performance.now() > until, shownAt + seconds * 1000)
    await sendStep(page)
    await page.waitForURL(/\/success\?/)
  }
}

/** Opens the latest request for a time that the dealership has to confirm, or the sent messages without one. */
export async function openRequestToConfirm(page: Page) {
  await page.goto('/sandbox')
  const request = /\/appointments\/requests\/[\w.-]+/.exec(await page.locator('main').innerText())
  if (request) await page.goto(request[0])
}

/** Gives each visible field that has to be answered an answer. */
async function answerStep(page: Page) {
  await page.evaluate((answers: Record<string, string>) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      '#enquiry :is(input, select, textarea)[required]',
    )
    for (const field of fields) {
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = true
      else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
      else field.value = answers[field.name] ?? '2019'
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    document.querySelector<HTMLInputElement>('#enquiry .slot-day .slot input')?.click()
  }, answers)
}

const answers = {
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still available?',
}

async function sendStep(page: Page) {
  await page.locator('#enquiry button[type="submit"]').last().click()
}
