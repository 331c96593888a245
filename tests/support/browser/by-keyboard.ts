import { expect, type Page } from '@playwright/test'
import { type FocusStop, focusStop } from './focus-stop.ts'

type AtStop = (page: Page, stop: FocusStop) => Promise<void>

/** More stops than any form has. Needing them all means going round in circles. */
const MAX_STOPS = 120

/** Presses Tab up to the send button, and runs a check at each stop. */
export async function tabToSend(page: Page, atStop: AtStop) {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await seenStop(page)
    if (stop.kind === 'send') return
    await atStop(page, stop)
  }
  throw new Error('The send button is never reached')
}

/** The focused element and whether the focus is visible, once the page is drawn. */
export async function seenStop(page: Page): Promise<FocusStop> {
  await page.evaluate(drawn)
  const stop = await page.evaluate(focusStop)
  expect(stop.fault).toBeNull()
  return stop
}

/** Waits for a frame, because bars at the edges follow the focus in the next one. Runs inside the browser. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Fills in the focused field with the usual keys. */
export async function answerByKeyboard(page: Page, { kind, name, isAnswered, firstAnswer }: FocusStop) {
  if (isAnswered || kind === 'other' || kind === 'send') return
  if (kind === 'line') await page.keyboard.type(answers[name] ?? 'Something')
  if (kind === 'choice') await page.keyboard.type(firstAnswer)
  if (kind === 'tick') await page.keyboard.press('Space')
  // Among times, “no preference” is chosen at first, and an arrow moves on from it.
  if (kind === 'radio') await page.keyboard.press(name === 'booking_slot' ? 'ArrowDown' : 'Space')
  expect(await seenStop(page)).toMatchObject({ isAnswered: true })
}

const answers: Readonly<Record<string, string>> = {
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  'Vehicle Year': '2019',
  'Number of Vehicles': '12',
  Kms: '41250',
  Rego: 'ABC123',
  rego: 'CHOOSE',
  odometer: '41250',
  postcode: '4000',
  finance_deposit: '5000',
  vehiclePriceBudget: '30000',
  // Years have room for six digits. Day and month are the same, because browsers may ask for either first.
  'Preferred Service Date': '03/03/0020270930AM',
}
