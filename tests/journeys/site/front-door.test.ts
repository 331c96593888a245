import { expect, test } from '@playwright/test'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { isShortRun } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

test('SITE-01 OPS-05 the start page links to every dealer’s website, and they load without a browser warning', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  const links = page.getByRole('listitem').getByRole('link')
  const sites = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  expect(sites.length).toBeGreaterThanOrEqual(2)

  const visited = sites.filter(isVisited)
  expect(visited.length).toBeGreaterThanOrEqual(dealerOfEachTemplate.length)
  for (const site of visited) {
    const answer = await page.goto(site)
    expect(answer?.status(), site).toBe(200)
    await expect(page.getByRole('main'), site).toBeVisible()
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
  }

  expect(complaints).toEqual([])
})

/** The dealers of a template have the same parts, so a short run visits one of each. */
function isVisited(site: string) {
  return !isShortRun || dealerOfEachTemplate.some((slug) => new URL(site).hostname.startsWith(`${slug}.`))
}
