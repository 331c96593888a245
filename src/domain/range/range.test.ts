import { describe, expect, test } from 'vitest'
import { type ModelBody, modelDocument } from './model-document.ts'
import {
  bodyChoices,
  lowestPrice,
  modelAt,
  modelPath,
  modelsOf,
  specificationRows,
  tileLink,
} from './range.ts'

function model(slug: string, parts: Partial<ModelBody> = {}) {
  const body = { make: 'Toyota', model: 'RAV4', body: 'SUV', description: 'A family SUV.', ...parts }
  return { slug, body: modelDocument.parse(body) }
}

describe('RNG-01 the body buttons', () => {
  test('the first is chosen unless another is asked for', () => {
    const bodies = ['Ute', 'SUV', 'SUV']
    expect(bodyChoices(bodies, null)).toEqual([
      { body: 'SUV', slug: 'suv', count: 2, isChosen: true },
      { body: 'Ute', slug: 'ute', count: 1, isChosen: false },
    ])
    expect(bodyChoices(bodies, 'UTE').find(({ isChosen }) => isChosen)?.slug).toBe('ute')
    expect(bodyChoices(bodies, 'zeppelin').find(({ isChosen }) => isChosen)?.slug).toBe('suv')
    expect(bodyChoices([], 'suv')).toEqual([])
  })
})

describe('RNG-01 the models of a list', () => {
  const hilux = model('hilux', { model: 'HiLux', body: ['Ute', 'Cab Chassis'] })
  const glc = model('glc', { make: 'Mercedes-Benz', model: 'GLC' })

  test('are those of a make, a body type or both, however these are spelled', () => {
    expect(modelsOf({}, [hilux, glc])).toEqual([hilux, glc])
    expect(modelsOf({ make: 'mercedes benz' }, [hilux, glc])).toEqual([glc])
    expect(modelsOf({ body: 'CAB-CHASSIS' }, [hilux, glc])).toEqual([hilux])
    expect(modelsOf({ make: 'Toyota', body: 'SUV' }, [hilux, glc])).toEqual([])
  })
})

describe('ROUTE-06 the address of a model', () => {
  test('is its slug, its new slug, or with its make in front', () => {
    expect(modelPath(model('rav4'), [])).toBe('/rav4')
    expect(modelPath(model('rav4', { newSlug: 'new-rav4' }), [])).toBe('/new-rav4')
    expect(modelPath(model('t60', { make: 'LDV' }), ['ldv'])).toBe('/ldv-t60')
    expect(modelPath(model('ldv-t60', { make: 'LDV' }), ['LDV'])).toBe('/ldv-t60')
  })

  test('a tile may go elsewhere', () => {
    expect(tileLink(model('rav4', { link: '/search/toyota/rav4' }), [])).toBe('/search/toyota/rav4')
    expect(tileLink(model('rav4'), [])).toBe('/rav4')
  })

  test('an earlier address is still known', () => {
    const models = [model('rav4', { newSlug: 'new-rav4' }), model('t60', { make: 'LDV' })]
    expect(modelAt('/new-rav4', models, ['LDV'])).toMatchObject({ isCurrent: true })
    expect(modelAt('/rav4', models, ['LDV'])).toMatchObject({ model: { slug: 'rav4' }, isCurrent: false })
    expect(modelAt('/t60', models, ['LDV'])).toMatchObject({ isCurrent: false })
    expect(modelAt('/corolla', models, ['LDV'])).toBeNull()
  })
})

describe('RNG-01 the price of a model', () => {
  const dear = { name: 'Edge', price: { dollars: 54_900, kind: 'drive_away' as const }, specifications: [] }
  const cheap = { ...dear, name: 'GX', price: { ...dear.price, dollars: 44_900 } }

  test('is its own, or that of the cheapest variant', () => {
    expect(lowestPrice(model('rav4', { variants: [dear, cheap] }).body)?.dollars).toBe(44_900)
    const own = { dollars: 43_000, kind: 'from' as const }
    expect(lowestPrice(model('rav4', { variants: [dear], from: own }).body)).toEqual(own)
    expect(lowestPrice(model('rav4').body)).toBeNull()
  })
})

test('RNG-01 specifications stand side by side, and what a variant lacks is left open', () => {
  const variants = [
    { name: 'GX', specifications: [{ label: 'Seats', value: '5' }] },
    {
      name: 'Edge',
      specifications: [
        { label: 'Towing', value: '1,500 kg' },
        { label: 'Seats', value: '5' },
      ],
    },
  ]
  expect(specificationRows(variants)).toEqual([
    { label: 'Seats', values: ['5', '5'] },
    { label: 'Towing', values: [null, '1,500 kg'] },
  ])
})
