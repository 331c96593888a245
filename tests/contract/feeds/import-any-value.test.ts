import { describe, expect, test } from 'vitest'
import { type VehicleField, lenderFields, vehicleFields } from '#domain/feeds/vehicle-fields.ts'
import { feedDealer, harbourMapping, tableOf } from '../../support/feeds/feed-dealer.ts'

test('OPS-02 DATA-05 no value of one row stops the others', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['U0']))
  const rows = strangeValues.flatMap((value, index) => {
    const row = Object.fromEntries([...fields, ...figures].map((name) => [name, value]))
    return [
      { ...row, Stock: `U${index + 1}` },
      { ...row, Stock: `S${index + 1}`, status: 'sold' },
    ]
  })

  const file = [...rows, { Stock: 'U0', price: 18_000 }].map((row) => `${JSON.stringify(row)}\n`).join('')
  const summary = await dealer.apply(file, { mapping: everyField, at: '20260302-0600' })

  expect(summary).toMatchObject({
    rejected: 0,
    unreadable: 0,
    effect: { added: strangeValues.length, changed: 1 },
  })
  expect((await dealer.vehicle('U0')).priceCents).toBe(18_000_00)
})

describe('CAR-01 a date in a feed', () => {
  test('that means none leaves its field empty without a report', async () => {
    const dealer = await feedDealer()

    await dealer.apply('Stock,Status,Arrived\nU1,in_stock,01/01/0001 12:00:00 AM\nU2,in_stock,0202-01-05\n')

    expect(dealer.reported).toMatchObject([
      { row: 2, outcome: 'left empty', field: 'arrivedOn', value: '0202-01-05' },
    ])
    expect(Date.now() - Number((await dealer.vehicle('U1')).createdAt)).toBeLessThan(60_000)
  })

  test('does not say that a vehicle will be sold in the future', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2']))
    const file = 'Stock,Status,Sold\nU1,sold,2999-01-01\nU2,sold,0001-01-01\n'

    await dealer.apply(file, { at: '20260302-0600' })

    const snapshotAt = new Date('2026-03-02T06:00:00+10:00')
    expect((await dealer.stock()).map(({ soldAt }) => soldAt)).toEqual([snapshotAt, snapshotAt])
    expect((await dealer.apply(file, { at: '20260303-0600', force: true })).effect).toMatchObject({
      changed: 0,
    })
  })
})

const essential: VehicleField[] = ['stockNumber', 'make', 'model', 'carType', 'status', 'showOnDealerWebsite']
const fields = (Object.keys(vehicleFields) as VehicleField[]).filter((name) => !essential.includes(name))
const figures = Object.keys(lenderFields)

/** Each field is read from the column of its name. */
const everyField = {
  format: { type: 'jsonl' as const },
  fields: {
    ...Object.fromEntries(fields.map((name) => [name, name])),
    ...(({ stockNumber, make, model, carType }) => ({ stockNumber, make, model, carType }))(
      harbourMapping.fields,
    ),
    status: { from: 'status', default: 'in_stock' },
    financeLenders: { bank: Object.fromEntries(figures.map((name) => [name, name])) },
  },
}

const strangeValues = [
  '0001-01-01T00:00:00',
  '01/01/0001 12:00:00 AM',
  '0000-01-01',
  '0202-01-05',
  '9999-12-31',
  '9'.repeat(30),
  '9'.repeat(400),
  '1e400',
  '-0.0000001',
  'NaN',
  '-Infinity',
  '\u0000\u0001\u007F',
  '<p>One\u0000 <b>own\u0001er</b></p><ul><li>&#0;</li></ul>',
  '\uD83D',
  '<p>One <b>own\uDE00er</b></p><ul><li>\uD83D</li></ul>',
  '\\N\t\\.\r\n\\x00',
  'Ünd '.repeat(2000),
  `https://photos.example/${'a'.repeat(5000)}`,
]
