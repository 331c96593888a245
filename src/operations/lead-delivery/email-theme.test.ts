import { expect, test } from 'vitest'
import { emailHtml } from '#domain/lead-delivery/email-html.ts'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { emailTheme } from './email-theme.ts'

const email = {
  subject: 'Hi',
  preview: '',
  heading: 'Hi',
  paragraphs: [],
  quote: null,
  rows: [],
  closing: [],
}
const logo = { url: '/demo-media/logo-ampersand.svg' }

test('LEAD-08 an email has the dealer’s logo as a raster image, with the name as alt text', () => {
  const theme = emailTheme(Site.parse(siteDocument({ logo })), 'https://harbour.example')

  expect(theme?.logo).toBe(
    'https://harbour.example/images?src=/demo-media/logo-ampersand.svg&w=250&h=120&q=75',
  )
  const html = theme ? emailHtml(email, 'Harbour & Sons', theme) : ''
  expect(html).toContain('src="https://harbour.example/images?src=/demo-media/logo-ampersand.svg&amp;w=250')
  expect(html).toContain('alt="Harbour &amp; Sons"')
})

test('LEAD-08 without a logo an email has the dealer’s name as text', () => {
  const theme = emailTheme(Site.parse(siteDocument({})), 'https://harbour.example')

  expect(theme?.logo).toBeNull()
  expect(theme && emailHtml(email, 'Harbour', theme)).not.toContain('<img')
})
