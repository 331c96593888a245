import { describe, expect, test } from 'vitest'
import { type AccessoryBody, accessoryDocument } from './accessory-document.ts'
import { findAccessories, fitsText } from './find-accessories.ts'

const item = (slug: string, parts: Partial<AccessoryBody>) => ({
  slug,
  body: accessoryDocument.parse({ name: slug, category: 'Protection', ...parts }),
})
const mats = item('mats', {
  name: 'Rubber floor mats',
  partNumber: 'PZQ20-60020',
  fits: [{ make: 'Toyota', model: 'RAV4' }],
})
const towBar = item('tow-bar', {
  name: 'Tow bar',
  category: 'Towing',
  fits: [{ make: 'Toyota' }, { make: 'Mazda', model: 'BT-50' }],
})
const chamois = item('chamois', { name: 'Chamois', text: 'Dries a car after a wash.' })
const items = [towBar, mats, chamois]
const everything = { query: '', make: '', category: '' }
const found = (search: Partial<typeof everything>) =>
  findAccessories(items, { ...everything, ...search }).map(({ slug }) => slug)

describe('RNG-06 the search of parts', () => {
  test.each([
    ['', ['chamois', 'mats', 'tow-bar']],
    ['RUBBER mats', ['mats']],
    ['pzq2060020', ['mats']],
    ['PZQ20-60020', ['mats']],
    ['pzq', ['mats']],
    ['rav4', ['mats']],
    ['toyota', ['mats', 'tow-bar']],
    ['wash', ['chamois']],
    ['zeppelin', []],
  ])('finds by “%s”: %o', (query, slugs) => {
    expect(found({ query })).toEqual(slugs)
  })

  test('what fits every vehicle fits any make', () => {
    expect(found({ make: 'mazda' })).toEqual(['chamois', 'tow-bar'])
    expect(found({ category: 'towing' })).toEqual(['tow-bar'])
  })

  test('says which vehicles it fits', () => {
    expect([mats, towBar, chamois].map(({ body }) => fitsText(body))).toEqual([
      'Toyota RAV4',
      'Toyota; Mazda BT-50',
      null,
    ])
  })
})
