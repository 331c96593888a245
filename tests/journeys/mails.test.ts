import { expect, test } from '@playwright/test'
import { demoSites } from '#demo/demo.ts'
import { acknowledgement } from '#domain/delivery/acknowledgement.ts'
import { dealerLetter } from '#domain/delivery/dealer-letter.ts'
import { letterHtml } from '#domain/delivery/letter-html.ts'
import { letterLook } from '#operations/letter-look.ts'
import { Site } from '#sites/site.ts'
import { axeFaults } from '../support/axe-faults.ts'
import { leadFacts } from '../support/lead-facts.ts'

const oneWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
const wide = leadFacts({
  name: oneWord,
  email: `${oneWord.slice(0, 60)}@${'subdomain.'.repeat(12)}example`,
  fields: { message: `https://example.com/${oneWord}`, [oneWord.slice(0, 60)]: oneWord },
})
const letters = [
  dealerLetter(wide),
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
  test(`LEAD-08 mails of ${slug} can be read on a phone in the ${colorScheme}, however long a word is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme })
    const look = letterLook(Site.parse(demoSites().find((site) => site.slug === slug)))

    for (const letter of letters) {
      await page.setContent(look ? letterHtml(letter, oneWord, look) : '')

      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const paper = await page.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)
      expect(Number(/\d+/.exec(paper)?.[0]) < 128).toBe(isDark)
    }
    expect(await axeFaults(page, { within: 'body > table' })).toEqual([])
  })
}
