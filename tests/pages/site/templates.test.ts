import { describe, expect, test } from 'vitest'
import { type Template, templates } from '#sites/templates/templates.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

describe.each(templates)('the template %s', (template) => {
  test('SITE-06 has a search in its header that works without scripts', async () => {
    const { html } = await visit(await dealer(template), '/contact')

    const header = partOf(html, 'header')
    expect(header).toMatch(/<form[^>]* action="\/search"/)
    expect(header).toContain('name="query"')
    expect(header).toMatch(/class="site-menu"[^>]* popover="auto"/)
  })

  test('SRCH-11 shows on each card what every template’s cards show', async () => {
    const { text } = await visit(await dealer(template), '/search')

    for (const words of ['2021 Toyota HiLux', 'SR5', '$45,990', 'Drive Away']) expect(text).toContain(words)
    for (const label of ['Condition', 'Transmission', 'Odometer (km)', 'Fuel Type'])
      expect(text).toContain(label)
    for (const link of ['Explore Vehicle', 'Quick Enquiry']) expect(text).toContain(link)
  })

  test('heads cards below the heading of their section, and results below the heading of the page', async () => {
    const site = await dealer(template)

    expect(partOf((await visit(site, '/')).html, 'article')).toContain('<h3 class="car-card__title">')
    expect(partOf((await visit(site, '/search')).html, 'article')).toContain('<h2 class="car-card__title">')
  })

  test('CAR-06 keeps a call button visible, and hides the number until it is revealed', async () => {
    const { html } = await visit(await dealer(template), '/cars/hilux')

    const bar = /<div class="enquiry-bar">.*?<\/form>.*?<\/a>/s.exec(html)?.[0]
    expect(bar).toMatch(/action="\/cars\/hilux\?call"/)
    expect(bar).toMatch(/href="#enquiry">Enquire Now</)
    expect(html).not.toMatch(/7010\W{0,3}4455/)
  })
})

test.each(['header', 'home', 'card', 'vehicle', 'footer'] as const)(
  'SITE-03 no two templates compose the %s in the same way',
  async (part) => {
    const compositions = await Promise.all(
      templates.map(async (template) => (await composition(await dealer(template)))[part]),
    )

    expect(new Set(compositions).size).toBe(templates.length)
    expect(compositions).not.toContain('')
  },
)

function dealer(template: Template) {
  return dealership({ site: { template, phone: '07 7010 4455' }, stock: [{ slug: 'hilux' }] })
}

/** The structure of each part, without its text. */
async function composition(site: Awaited<ReturnType<typeof dealer>>) {
  const home = (await visit(site, '/')).html
  const vehicle = (await visit(site, '/cars/hilux')).html
  return {
    header: classesOf(partOf(home, 'header')),
    home: classesOf(partOf(home, 'main')),
    card: classesOf(partOf(home, 'article')),
    vehicle: classesOf(partOf(vehicle, 'main')),
    footer: classesOf(partOf(home, 'footer')),
  }
}

function classesOf(html: string) {
  return [...html.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names).join(' ')
}

/** The first element with a tag name. */
function partOf(html: string, name: string) {
  return new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''
}
