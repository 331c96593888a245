import { expect, type Page } from '@playwright/test'

/** Signs in at the demo dealer of this page. The code arrives in the dealer’s sandbox. */
export async function signInAs(
  page: Page,
  origin: string,
  number: string,
  address = '/sign-in',
): Promise<void> {
  await page.goto(origin + address)
  await askForCode(page, number)
  await page.getByLabel('6-digit code').fill(await lastCode(page, origin, number))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
}

/** Asks for a code, as the owner of each number from a household of their own. */
export async function askForCode(page: Page, number: string): Promise<void> {
  const [, a, b] = /(\d\d)(\d\d)$/.exec(number) ?? []
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.${Number(a)}.${Number(b)}` })
  await page.getByLabel(/mobile number/i).fill(number)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
}

/** The last code that was texted to a number, as its owner reads it. */
export async function lastCode(page: Page, origin: string, number: string): Promise<string> {
  const sandbox = await page.context().newPage()
  const response = await sandbox.goto(`${origin}/sandbox/messages.json`)
  if (!response) throw new Error('The sandbox did not respond.')
  const { messages } = (await response.json()) as { messages: { kind: string; to: string; text: string }[] }
  await sandbox.close()
  const digits = number.replaceAll(/\D/g, '').slice(-9)
  const message = messages.find(({ kind, to }) => kind === 'sms' && to.endsWith(digits))
  return message?.text.slice(0, 6) ?? ''
}

let used = 0

/** A number that no other test uses. Each of up to 20,000 workers has its own block, all of them with valid mobile numbers. */
export function newNumber(worker: number): string {
  used += 1
  return `04${10_000_000 + worker * 1000 + used}`
}
