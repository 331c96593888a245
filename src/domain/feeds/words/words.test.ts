import { expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../../tests/support/feeds/read-feed-row.ts'

const columns = { carType: 'Type', status: 'State', simpleTransmission: 'Gearbox', simpleFuel: 'Fuel' }
const row = { ...lux, Type: 'EX-DEMO', State: ' On  order ', Gearbox: 'cvt', Fuel: 'ULP' }

test('OPS-02 a mapping of a dealer’s own understands common words without a list of them', () => {
  expect(vehicle({ ...row, Fuel: 'Unleaded' }, columns)).toMatchObject({
    carType: 'demo',
    status: 'coming_soon',
    simpleTransmission: 'Automatic',
    simpleFuel: 'Petrol',
  })
})

test('OPS-02 the mapping’s own meaning of a word comes first, and unknown words stay', () => {
  const own = { ...columns, simpleTransmission: { from: 'Gearbox', values: { CVT: 'Stepless' } } }
  expect(vehicle(row, own)).toMatchObject({ simpleTransmission: 'Stepless', simpleFuel: 'ULP' })
})

test.each([
  ['Ex demo', 'demo'],
  ['EX_DEMO', 'demo'],
  ['Ex-Demonstrator', 'demo'],
  ['Pre Owned', 'used'],
  ['Preowned', 'used'],
  ['Second-hand', 'used'],
  ['Near New', 'used'],
])('OPS-02 the type “%s” is known however it is joined', (type, carType) => {
  expect(vehicle({ ...row, Type: type }, columns)).toMatchObject({ carType })
})

test.each(['Under offer', 'DEPOSIT TAKEN', 'Sale-Pending', 'Reserved'])(
  'CAR-01 a vehicle whose status is “%s” is in stock and reserved',
  (status) => {
    expect(vehicle({ ...row, State: status }, columns)).toMatchObject({ status: 'in_stock', reserved: true })
  },
)

test('OPS-02 a type or status that nobody knows is reported', () => {
  const reading = read({ ...row, State: 'constructor' }, columns)
  expect(JSON.stringify(reading)).toContain('is not one of')
})
