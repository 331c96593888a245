import { expect, test } from 'vitest'
import { theme as themeSettings } from '#sites/appearance.ts'
import { siteIcon } from './site-icon.ts'

const theme = themeSettings.parse({ brand: '#112233' })

test('SITE-03 a site’s icon shows its initial in its own colours', () => {
  expect(siteIcon({ name: '“brindlewood” & Sons', theme })).toMatch(
    /fill="#112233".*fill="#ffffff".*>B<\/text>/,
  )
})

test('a name without letters gives a plain coloured icon', () => {
  expect(siteIcon({ name: '***', theme })).toContain('></text>')
})
