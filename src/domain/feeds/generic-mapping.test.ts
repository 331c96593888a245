import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vehicle } from '../../../tests/support/feeds/read-feed-row.ts'
import type { FeedMappingDocument } from './feed-mapping.ts'

const generic = JSON.parse(
  readFileSync(join(import.meta.dirname, 'mappings/generic.json'), 'utf8'),
) as FeedMappingDocument

const read = (row: Record<string, string>) =>
  vehicle({ Stock: 'U1', Make: 'Toyota', Model: 'Camry', ...row }, generic.fields, {
    unknown: generic.unknown,
  })

test.each([
  ['Petrol - Premium ULP', 'Petrol'],
  ['Unleaded Petrol', 'Petrol'],
  ['Petrol or LPG (Dual)', 'Petrol'],
  ['Turbo Diesel', 'Diesel'],
  ['D', 'Diesel'],
  ['Hybrid with Petrol - Unleaded ULP', 'Hybrid'],
  ['Petrol Hybrid', 'Hybrid'],
  ['Petrol/Electric', 'Hybrid'],
  ['Electric - Unleaded', 'Hybrid'],
  ['Petrol Plug-in Hybrid', 'Plug-in Hybrid'],
  ['Petrol/Electric (Plugin)', 'Plug-in Hybrid'],
  ['PHEV', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['Liquid gas', null],
])('OPS-02 the generic mapping files the fuel “%s” under %s, and keeps its own wording', (fuel, simple) => {
  expect(read({ Fuel: fuel })).toMatchObject({ simpleFuel: simple, fuel })
  expect(read({ 'Fuel type': fuel })).toMatchObject({ simpleFuel: simple, fuel })
})

test('OPS-02 the generic mapping leaves the fuel of a feed without fuels alone', () => {
  expect(read({})).toMatchObject({ simpleFuel: null, fuel: null })
})
