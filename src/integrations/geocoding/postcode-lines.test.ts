import { describe, expect, test } from 'vitest'
import { type PostalRow, postcodeLines, readPostcodeLine } from './postcode-lines.ts'
import { readPostalFile } from './read-postal-file.ts'

const town = { name: 'Toowoomba', state: 'qld', latitude: -27.561, longitude: 151.953 }
const row = (name: string, latitude: number, longitude: number): PostalRow => ({
  postcode: '4350',
  state: 'qld',
  name,
  latitude,
  longitude,
})

describe('SRCH-18 a postal file in short', () => {
  test('has each postcode with its largest town, and the other places around it', () => {
    const rows = [
      row('Athol', -27.61, 151.75),
      row('Toowoomba', -27.56, 151.95),
      row('Toowoomba Dc', -27, 151),
    ]

    const [line = ''] = postcodeLines(rows, { towns: [town] })

    expect(line).toBe('4350 qld -27.561 151.953 Toowoomba|Athol -5 -20')
    expect(readPostcodeLine(line)).toEqual({
      postcode: '4350',
      main: town,
      others: [
        {
          name: 'Athol',
          state: 'qld',
          latitude: expect.closeTo(-27.611),
          longitude: expect.closeTo(151.753),
        },
      ],
    })
  })

  test('without a town, the place in the middle stands for the postcode', () => {
    const rows = [row('West', -27, 151), row('Middle', -27, 152), row('East', -27, 153)]

    expect(postcodeLines(rows, { towns: [] })).toEqual([
      '4350 qld -27.000 152.000 Middle|East 0 100|West 0 -100',
    ])
  })

  test('a town that the file has far away is where the town is', () => {
    const rows = [row('Toowoomba', -26, 150), row('Harristown', -26, 150)]
    const mainTowns = new Map([['4350', 'Toowoomba']])

    expect(postcodeLines(rows, { towns: [town], mainTowns })).toEqual([
      '4350 qld -27.561 151.953 Toowoomba|Harristown',
    ])
  })

  test('a postcode that crosses a border keeps the state of each place', () => {
    const rows = [row('Jennings', -29, 152), { ...row('Wallangarra', -29, 152), state: 'nsw' }]

    const [line = ''] = postcodeLines(rows, { towns: [] })

    expect(readPostcodeLine(line).others).toMatchObject([{ name: 'Wallangarra', state: 'nsw' }])
  })
})

describe('SRCH-18 an operator’s file of postcodes', () => {
  test.each<[string, string]>([
    [
      'GeoNames’ own',
      'AU\t0870\tAlice Springs\tNorthern Territory\tNT\tMacDonnell\t1\t\t\t-23.697\t133.884\t4\n',
    ],
    ['CSV', 'id,postcode,locality,state,long,lat\n1,870,ALICE SPRINGS,NT,133.884,-23.697\n'],
    [
      'CSV with other names',
      'zipcode,place,state,state_code,latitude,longitude\n0870,Alice Springs,Northern Territory,NT,-23.697,133.884\n',
    ],
  ])('%s', (_kind, text) => {
    expect(readPostalFile(text)).toEqual({
      outcome: 'read',
      rows: [{ postcode: '0870', name: 'Alice Springs', state: 'nt', latitude: -23.697, longitude: 133.884 }],
      skipped: 0,
    })
  })

  test('lines that are no place in Australia are skipped and counted', () => {
    const text = 'postcode,suburb,state,lat,lon\n4350,Toowoomba,QLD,-27.5,151.9\n0800,Nowhere,NT,0,0\n,,,,\n'
    expect(readPostalFile(text)).toMatchObject({ outcome: 'read', rows: [{ postcode: '4350' }], skipped: 2 })
  })

  test('a file without coordinates or with other content is refused with the reason', () => {
    expect(readPostalFile('postcode,suburb,state\n4350,Toowoomba,QLD\n')).toEqual({
      outcome: 'refused',
      reason: 'The file has no column for: latitude, longitude.',
    })
    expect(readPostalFile('postcode,suburb,state,lat,lon\n')).toMatchObject({ outcome: 'refused' })
  })
})
