import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'
import { visit } from '../../support/browser/visit.ts'

const location = (id: string, overrides: object = {}) => ({
  id,
  dealershipSlug: 'harbour',
  name: `Harbour ${id}`,
  city: id,
  latitude: -27,
  longitude: 153,
  ...overrides,
})

test.each<[string, object, string[]]>([
  ['all', {}, ['Nundah', 'Roma', 'Cairns']],
  ['workshops', { which: 'service' }, ['Roma']],
  ['one', { which: 'Cairns' }, ['Cairns']],
  ['those of a brand', { manufacturer: 'mazda' }, ['Cairns']],
  ['those that buy', { subtype: 'buying' }, ['Nundah']],
  ['all but one', { excludedIds: ['Roma'] }, ['Nundah', 'Cairns']],
  ['none of a brand that the dealer lacks', { manufacturer: 'Kia', which: 'sales' }, []],
])('LOC-05 a section shows %s of the locations, as a list or on a map', async (_which, choice, towns) => {
  const dealer = await dealership({
    site: {
      locations: [
        location('Nundah', { subtypes: ['buying'] }),
        location('Roma', { type: 'service' }),
        location('Cairns', { manufacturers: ['Mazda'] }),
      ],
    },
  })
  const sections = [false, true].map((map) => ({ kind: 'locations' as const, ...choice, map }))
  const body = { title: 'Where we are', description: 'Our places.' }
  await publish(dealer, [
    { kind: 'page', slug: 'as-list', body: { ...body, sections: sections.slice(0, 1) } },
    { kind: 'page', slug: 'as-map', body: { ...body, sections: sections.slice(1) } },
  ])

  for (const path of ['/as-list', '/as-map']) {
    const { html } = await visit(dealer, path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const shown = ['Nundah', 'Roma', 'Cairns'].filter((town) => main.includes(`Harbour ${town}`))
    expect(shown).toEqual(towns)
    expect(main.includes('<svg class="map-picture')).toBe(path === '/as-map' && towns.length > 0)
  }
})
