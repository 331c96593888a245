import { expect, test } from 'vitest'
import { chosenLocations, type LocationChoice } from './chosen-locations.ts'

const location = (id: string, type: string, overrides: object = {}) => ({
  id,
  type,
  visible: true,
  manufacturers: [],
  subtypes: [],
  ...overrides,
})
const all = [
  location('main', 'primary', { manufacturers: ['Isuzu UTE'] }),
  location('yard', 'sales', { subtypes: ['buying'] }),
  location('shop', 'service', { manufacturers: ['Isuzu UTE', 'Ford'] }),
  location('counter', 'parts'),
  location('shed', 'service-and-parts'),
  location('hidden', 'primary', { visible: false }),
]

const choices: [string, LocationChoice, string[]][] = [
  ['all', { which: 'all' }, ['main', 'yard', 'shop', 'counter', 'shed']],
  ['primary', { which: 'primary' }, ['main']],
  ['sales', { which: 'sales' }, ['main', 'yard']],
  ['service', { which: 'service' }, ['shop', 'shed']],
  ['parts', { which: 'parts' }, ['counter', 'shed']],
  ['service and parts', { which: 'service-and-parts' }, ['shop', 'counter', 'shed']],
  ['one id', { which: 'counter' }, ['counter']],
  ['a hidden id', { which: 'hidden' }, []],
  ['a manufacturer', { which: 'all', manufacturer: 'isuzu-ute' }, ['main', 'shop']],
  ['a manufacturer’s workshops', { which: 'service', manufacturer: 'Ford' }, ['shop']],
  ['a subtype', { which: 'all', subtype: 'Buying' }, ['yard']],
  ['excluded ids', { which: 'sales', excludedIds: ['yard'] }, ['main']],
]

test.each(choices)('LOC-05 locations are chosen by %s', (_by, choice, ids) => {
  expect(chosenLocations(all, choice).map(({ id }) => id)).toEqual(ids)
})
