import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const parts = [
  'accordion',
  'alert',
  'badge',
  'breadcrumb',
  'button',
  'carousel',
  'checkbox',
  'dialog',
  'disclosure',
  'empty-state',
  'error-summary',
  'field',
  'file-drop',
  'link-button',
  'pagination',
  'photo-gallery',
  'progress-steps',
  'radio-cards',
  'range-slider',
  'rating-stars',
  'select',
  'sheet',
  'skeleton',
  'table',
  'tabs',
  'toast',
  'tooltip',
  'upload-images',
]

test('SITE-03 a demo shows every component, to people and not to search engines', async () => {
  const { status, html } = await visit(await dealership(), '/sandbox/ui', undefined, { demo: true })

  const shown = [...html.matchAll(/data-component="([^"]+)"/g)].map(([, part]) => part)
  expect(status).toBe(200)
  expect(shown.toSorted()).toEqual(parts)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/ style="/)
})

test('SITE-03 a dealer’s own website has no component gallery', async () => {
  const { status, html } = await visit(await dealership(), '/sandbox/ui')

  expect(status).toBe(404)
  expect(html).not.toContain('data-component')
})

test('SITE-03 components work without scripts', async () => {
  const { html } = await visit(await dealership(), '/sandbox/ui', undefined, { demo: true })

  // Form values are in native inputs.
  expect(html).toMatch(/<input[^>]*type="number"[^>]*name="budget_min"[^>]*value="20000"/)
  expect(html).not.toContain('type="range"')
  // The browser opens and closes a dialog, and a photo has its own address.
  expect(html).toMatch(/<button[^>]*commandfor="sandbox-dialog" command="show-modal"/)
  expect(html).toMatch(/<dialog[^>]*id="sandbox-dialog"/)
  const [, picture] = /<a href="#([^"]+)" aria-label="Photo 3 of 8"/.exec(html) ?? []
  expect(html).toContain(`<li id="${picture}">`)
  // Every panel is in the page, with its title.
  expect(html).toMatch(/<h3 class="tabs__title">Warranty<\/h3>/)
})
