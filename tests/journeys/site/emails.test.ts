import { expect, type Page, test } from '@playwright/test'
import { demoSites } from '#demo/demo.ts'
import { acknowledgement } from '#domain/lead-delivery/acknowledgement.ts'
import { dealerEmail } from '#domain/lead-delivery/dealer-email.ts'
import { emailHtml } from '#domain/lead-delivery/email-html.ts'
import { emailTheme } from '#operations/lead-delivery/email-theme.ts'
import { Site } from '#sites/site.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { leadFacts } from '../../support/delivery/lead-facts.ts'

const oneWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
const wide = leadFacts({
  name: oneWord,
  email: `${oneWord.slice(0, 60)}@${'subdomain.'.repeat(12)}example`,
  fields: { message: `https://example.com/${oneWord}`, [oneWord.slice(0, 60)]: oneWord },
})
const emails = [
  dealerEmail(wide),
  acknowledgement(wide, { subject: oneWord.slice(0, 150), opening: oneWord }),
]

for (const [slug, colorScheme, isDark] of [
  ['brindlewood', 'light', false],
  ['brindlewood', 'dark', false],
  ['copperjack', 'light', false],
  ['saltwren', 'light', false],
  ['verrall-quill', 'light', false],
  ['verrall-quill', 'dark', true],
] as const) {
  test(`LEAD-08 emails of ${slug} are readable on a phone in ${colorScheme} mode, however long a word is`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme })
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    const theme = emailTheme(Site.parse(demoSites().find((site) => site.slug === slug)), origin)

    for (const email of emails) {
      await page.setContent(theme ? emailHtml(email, oneWord, theme) : '')

      if (theme?.logo) await expectLogo(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const paper = await page.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)
      expect(Number(/\d+/.exec(paper)?.[0]) < 128).toBe(isDark)
    }
    expect(await axeFaults(page, { within: 'body > table' })).toEqual([])
  })
}

/** The logo has loaded with its own proportions, and is large enough to read. */
async function expectLogo(page: Page) {
  const logo = page.locator('.sheet img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { shown, own, height } = await logo.evaluate((image: HTMLImageElement) => ({
    shown: image.width / image.height,
    own: image.naturalWidth / image.naturalHeight,
    height: image.height,
  }))
  expect(Math.abs(shown / own - 1)).toBeLessThan(0.05)
  expect(height).toBeGreaterThanOrEqual(20)
  expect(height).toBeLessThanOrEqual(40)
}
