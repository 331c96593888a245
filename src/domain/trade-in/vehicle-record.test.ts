import { expect, test } from 'vitest'
import { lookupResult } from './lookup-result.ts'
import { furtherFacts, headlineFacts, vehicleName } from './vehicle-facts.ts'
import { describedVehicle, readVehicleRecords, writeVehicleRecord } from './vehicle-record.ts'

const candidates = [{ Description: '2021 Mazda CX-5 Maxx' }, { Description: '2021 Mazda CX-5 Touring' }]
const names = candidates.map(({ Description }) => Description)

test.each([
  ['VechielDescriptions', [{ VIN: 'V1', VechielDescriptions: candidates }]],
  ['VechicleDescriptions', [{ VIN: 'V1', VechicleDescriptions: candidates }]],
  ['an EvalID besides', [{ VIN: 'V1', EvalID: 'E1', VechielDescriptions: candidates }]],
  ['plain names', [{ VIN: 'V1', VechielDescriptions: names }]],
  ['the same name twice', [{ VIN: 'V1', VechielDescriptions: [...candidates, ...candidates, null, {}] }]],
])('TRD-03 candidates are read with %s', (_shape, answer) => {
  expect(lookupResult(readVehicleRecords(answer) ?? [])).toEqual({
    result: 'candidates',
    vin: 'V1',
    candidates: names,
  })
})

test('TRD-01 an EvalID without candidates identifies the vehicle, and the first record counts', () => {
  const records = readVehicleRecords([
    { EvalID: 7, Make: ' Mazda ', Year: 2021, KM: {} },
    { EvalID: 'other' },
  ])

  expect(lookupResult(records ?? [])).toMatchObject({
    result: 'identified',
    vehicle: { EvalID: '7', Make: 'Mazda', Year: '2021', KM: null, VIN: null },
  })
})

test.each([[[]], [[{}]], [[{ EvalID: '', VIN: '' }]], [[{ EvalID: null, VechielDescriptions: [] }]]])(
  'TRD-01 %j is a vehicle that was not found',
  (answer) => {
    expect(lookupResult(readVehicleRecords(answer) ?? [])).toEqual({ result: 'not-found' })
  },
)

test.each([null, '<html>', {}, [1], [[]], ['Mazda']])('TRD-08 %j is garbled, not an answer', (answer) => {
  expect(readVehicleRecords(answer)).toBeNull()
})

test('TRD-02 only known facts are shown', () => {
  const vehicle = describedVehicle({
    Make: 'Mazda',
    Model: 'CX-5',
    Year: '2021',
    VIN: 'V1',
    Cylinders: '4',
    CompMth: '5',
    CompYr: '2021',
    BuildMth: '3',
  })

  expect(vehicleName(vehicle)).toBe('2021 Mazda CX-5')
  expect(headlineFacts(vehicle).map(({ label }) => label)).toEqual(['Make', 'Model', 'Year'])
  expect(furtherFacts(vehicle)).toEqual([
    { label: 'VIN', value: 'V1' },
    { label: 'Cylinders', value: '4' },
    { label: 'Compliance date', value: '05/2021' },
  ])
})

test('TRD-03 the API sends known fields only, under the names of the provider', () => {
  const [vehicle] = readVehicleRecords([
    { VIN: 'V1', Secret: 'x', VechicleDescriptions: [{ Description: 'A' }] },
  ]) ?? [describedVehicle({})]

  expect(vehicle && writeVehicleRecord(vehicle)).toEqual({
    VIN: 'V1',
    VechielDescriptions: [{ Description: 'A' }],
  })
})
