import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { newNumber, signInAs } from '../../support/browser/sign-in.ts'
import { sampled } from '../../support/weight.ts'

for (const scripts of sampled([true, false], 0)) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: scripts ? 390 : 1440, height: 900 } })

    test('RNG-03 a customer signs in, spins once and finds the result again', async ({ page, baseURL }, {
      workerIndex,
    }) => {
      const origin = originOf('copperjack', baseURL)
      await signInAs(page, origin, newNumber(workerIndex), '/sign-in?type=spin-to-win&redirect=/spin-to-win')
      await expect(page.getByRole('heading', { name: 'Spin to win at Copperjack' })).toBeVisible()
      if (scripts) await untilInteractive(page)
      if (scripts) expect(await axeFaults(page, { within: 'main' })).toEqual([])

      await page.getByRole('button', { name: 'Spin the wheel' }).press('Enter')
      if (scripts) await page.getByRole('button', { name: 'Skip to my result' }).click()
      const result = page.getByRole('heading', { name: /You won: / })
      await expect(result).toBeVisible()
      const won = (await result.textContent()) ?? ''

      await page.goto(`${origin}/spin-to-win`)
      await expect(page.getByRole('heading', { name: won })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
      if (scripts) expect(await axeFaults(page, { within: 'main' })).toEqual([])
    })
  })
}

function originOf(slug: string, baseURL = '') {
  const { port } = new URL(baseURL)
  return `http://${slug}.localhost:${port}`
}
