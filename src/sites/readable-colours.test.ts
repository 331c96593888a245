import { describe, expect, test } from 'vitest'
import { contrastRatio, mixed, readableShade } from './contrast.ts'
import { colourPairs } from './readable-colours.ts'
import { palettesOf } from './palette.ts'
import { Site, type SiteDocument } from './site.ts'
import { templateManifests, templates } from './templates/templates.ts'

function read(look: Pick<SiteDocument, 'template' | 'theme'>) {
  return Site.safeParse({
    slug: 'harbour',
    name: 'Harbour Motors',
    dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
    ...look,
  })
}

function refusals(look: Pick<SiteDocument, 'template' | 'theme'>) {
  return read(look).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('SITE-03 contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d to 1 in either order', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })

  test('a colour is moved to a readable shade, or left alone if it is readable already', () => {
    expect(readableShade('#17407a', '#000000', ['#ffffff'], 4.5)).toBe('#17407a')
    expect(contrastRatio(readableShade('#ffcc00', '#12161c', ['#ffffff'], 4.5), '#ffffff')).toBeGreaterThan(
      4.5,
    )
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})

describe('SITE-03 a theme that is hard to read', () => {
  test('is refused with the setting, the measured contrast and the required contrast', () => {
    expect(refusals({ theme: { brand: '#ffcc00' } })).toEqual([
      'theme.onBrand: 1.5:1 on theme.brand; needs 4.5:1',
    ])
    expect(refusals({ theme: { accent: '#ff7043', onAccent: '#ffffff' } })).toEqual([
      'theme.onAccent: 2.7:1 on theme.accent; needs 4.5:1',
    ])
  })

  test('is refused when it is only just below the limit', () => {
    expect(refusals({ theme: { brand: '#777777' } })).toEqual([
      'theme.onBrand: 4.4:1 on theme.brand; needs 4.5:1',
    ])
    expect(read({ theme: { brand: '#767676' } }).success).toBe(true)
  })

  test('is refused because of its tint too', () => {
    const issues = refusals({ template: 'yard', theme: { tint: '#000000' } })

    expect(issues?.every((issue) => issue.startsWith('theme.tint: '))).toBe(true)
    expect(issues).toContainEqual(expect.stringMatching(/^theme\.tint: inkSoft is [\d.]+:1 on backdropDeep/))
  })

  test('may have a bright brand colour if the text on it is dark', () => {
    expect(read({ theme: { brand: '#ffcc00', onBrand: '#1a1400' } }).success).toBe(true)
  })

  test('reports an invalid colour once', () => {
    expect(refusals({ theme: { brand: 'red' } })).toHaveLength(1)
  })

  test('may have dark pages only where the template has them', () => {
    expect(refusals({ template: 'yard', theme: { colorScheme: 'auto' } })).toEqual([
      'theme.colorScheme: the template “yard” has light pages only',
    ])
    expect(read({ template: 'showroom', theme: { colorScheme: 'dark' } }).success).toBe(true)
  })
})

describe('SITE-03 every template', () => {
  test.each(templates)('%s is readable with its default theme, light and dark', (template) => {
    const colorScheme = templateManifests[template].colours.dark ? 'auto' : 'light'

    expect(refusals({ template, theme: { colorScheme } })).toBeUndefined()
  })

  test('pairs every colour except the decorative lines', () => {
    const { theme } = Site.parse(read({}).data)
    const [light] = palettesOf({ template: 'metropolitan', theme })
    const paired = new Set(colourPairs.flatMap(({ text, on }) => [text, ...on]))

    const unpaired = Object.keys(light?.palette ?? {}).filter((name) => !(paired as Set<string>).has(name))
    expect(unpaired).toEqual(['line'])
  })
})
