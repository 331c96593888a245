import { describe, expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../tests/support/feeds/read-feed-row.ts'

describe('OPS-02 reading a row', () => {
  test('gives a vehicle with a name, an address and default values', () => {
    expect(vehicle({ ...lux, Year: '2021', Badge: 'SR5' }, { year: 'Year', badge: 'Badge' })).toMatchObject({
      stockNumber: 'U1',
      slug: '2021-toyota-hilux-sr5-u1',
      name: '2021 Toyota HiLux SR5',
      carType: 'used',
      status: 'in_stock',
      itemType: 'car',
      showOnDealerWebsite: true,
      priceCents: null,
      images: [],
      variant: {},
    })
  })

  test('finds columns in any case and spacing', () => {
    expect(
      vehicle({ ...lux, 'REGO_EXPIRY ': '31/05/2027' }, { registrationExpiry: 'Rego expiry' }),
    ).toMatchObject({
      registrationExpiry: '2027-05-31',
    })
  })

  test('drops a badge that only repeats the model', () => {
    expect(vehicle({ ...lux, Badge: 'Hilux' }, { badge: 'Badge' })).toMatchObject({
      badge: null,
      name: 'Toyota HiLux',
    })
  })

  test('uses the first column with a known value', () => {
    const fields = { price: { from: ['Internet', 'Retail'], unknown: ['0', '100'] } }

    expect(vehicle({ ...lux, Internet: '24990', Retail: '26990' }, fields).priceCents).toBe(24_990_00)
    expect(vehicle({ ...lux, Internet: '100', Retail: '26990' }, fields).priceCents).toBe(26_990_00)
    expect(vehicle({ ...lux, Internet: '0', Retail: '' }, fields).priceCents).toBeNull()
  })

  test('treats placeholder texts as unknown, in one field or in all', () => {
    const fields = { odometer: { from: 'Km', unknown: ['- / -'] }, colour: 'Colour' }

    expect(vehicle({ ...lux, Km: '-/-', Colour: 'NAN' }, fields, { unknown: ['nan'] })).toMatchObject({
      odometerKm: null,
      colour: null,
    })
  })

  test('maps values in any case, with null for unknown', () => {
    const fields = { simpleFuel: { from: 'Fuel', values: { Gasoline: 'Petrol', Other: null } } }

    expect(vehicle({ ...lux, Fuel: 'GASOLINE' }, fields).simpleFuel).toBe('Petrol')
    expect(vehicle({ ...lux, Fuel: 'other' }, fields).simpleFuel).toBeNull()
    expect(vehicle({ ...lux, Fuel: 'Diesel' }, fields).simpleFuel).toBe('Diesel')
  })

  test('reads part of a text with a pattern: seats in the doors column are seats', () => {
    const fields = {
      doors: { from: { column: 'Doors', pattern: '^(\\d+) Doors?$' } },
      seats: { from: ['Seats', 'Doors'].map((column) => ({ column, pattern: '^(\\d+) Seats?$' })) },
    }

    expect(vehicle({ ...lux, Doors: ' 4 Doors', Seats: ' 5 Seats' }, fields)).toMatchObject({
      doors: 4,
      seats: 5,
    })
    expect(vehicle({ ...lux, Doors: ' 5 Seats', Seats: '' }, fields)).toMatchObject({ doors: null, seats: 5 })
  })

  test('splits a column: make and model come from a whole title', () => {
    const title =
      '^\\d{4} (?<titleMake>Land Rover|\\S+) (?<titleModel>Range Rover Evoque|\\S+)(?: (?<titleBadge>.+))?$'
    const fields = { make: 'titleMake', model: 'titleModel', badge: 'titleBadge' }
    const rest = { splits: [{ column: 'Title', pattern: title }] }

    expect(
      vehicle({ Stock: 'U1', Title: '2017 Land Rover Range Rover Evoque TD4' }, fields, rest),
    ).toMatchObject({
      make: 'Land Rover',
      model: 'Range Rover Evoque',
      badge: 'TD4',
    })
    expect(vehicle({ Stock: 'U1', Title: '2007 Saab 9-3' }, fields, rest)).toMatchObject({
      model: '9-3',
      badge: null,
    })
  })

  test('leaves unknown columns out of a template, and the whole text when all are unknown', () => {
    const fields = { badge: { template: '{Badge} {Series}' }, tag: { template: 'Warranty: {Warranty}' } }

    expect(vehicle({ ...lux, Badge: 'SR5', Series: '' }, fields)).toMatchObject({ badge: 'SR5', tag: null })
    expect(vehicle({ ...lux, Series: 'GUN126R', Warranty: '5 years' }, fields)).toMatchObject({
      badge: 'GUN126R',
      tag: 'Warranty: 5 years',
    })
  })

  test('converts units', () => {
    const fields = {
      odometer: { from: 'Miles', unit: 'miles' },
      'specifications.bodyLength': { from: 'Length', unit: 'ft' },
      'variant.engineSize': { from: 'Engine', unit: 'cc-or-litres' },
    }

    expect(vehicle({ ...lux, Miles: '100,000', Length: '21', Engine: '2.8L' }, fields)).toMatchObject({
      odometerKm: 160_934,
      specifications: { bodyLengthMm: 6401 },
      variant: { engineSizeCc: 2800, engineLitres: 2.8 },
    })
  })

  test('splits and cleans lists and drops duplicates', () => {
    const fields = {
      features: { from: 'Features', separator: ';', values: { Available: null } },
      images: 'Photos',
    }
    const row = {
      ...lux,
      Features: 'Air Conditioning; Available;Tow Bar; Air Conditioning;',
      Photos: 'https://a.example/1.jpg,https://a.example/2.jpg javascript:alert(1) file:///etc/passwd',
    }

    expect(vehicle(row, fields)).toMatchObject({
      features: ['Air Conditioning', 'Tow Bar'],
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      primaryImageUrl: 'https://a.example/1.jpg',
    })
    expect(vehicle({ ...lux, Features: ['Tow Bar', 'Bull Bar'] }, fields).features).toEqual([
      'Tow Bar',
      'Bull Bar',
    ])
  })

  test('stores a lender’s figures under the provider', () => {
    const figures = { interestRate: 'Rate', comparisonRate: 'Comparison', paymentWeek: 'Weekly' }

    expect(
      vehicle(
        { ...lux, Rate: '7.99', Comparison: '9.1', Weekly: '$140.05' },
        { financeLenders: { Manual: figures } },
      ).financeLenders,
    ).toMatchObject({
      Manual: { interestRate: 7.99, comparisonRate: 9.1, paymentWeekCents: 14_005, termMonths: null },
    })
    expect(vehicle(lux, { financeLenders: { Manual: figures } }).financeLenders).toEqual({})
  })

  test('DATA-04 reports the mapped figures of a lender that are empty or unreadable under the lender’s name', () => {
    const figures = { interestRate: 'Rate', comparisonRate: 'Comparison', paymentWeek: 'Weekly' }

    expect(
      read({ ...lux, Rate: '', Comparison: '9.1', Weekly: 'ask' }, { financeLenders: { Manual: figures } }),
    ).toMatchObject({
      problems: [{ field: 'financeLenders.Manual.paymentWeek', value: 'ask' }],
      empty: ['financeLenders.Manual.interestRate', 'financeLenders.Manual.paymentWeek'],
    })
  })

  test('finds the location and its dealership by code', () => {
    expect(vehicle({ ...lux, Yard: 'wyn' }, { location: 'Yard' })).toMatchObject({
      locationId: '10',
      dealershipId: '1',
      city: 'Wynnum',
      state: 'QLD',
    })
  })

  test('reports an unknown location code and keeps the vehicle', () => {
    expect(read({ ...lux, Yard: 'Q' }, { location: 'Yard' })).toMatchObject({
      kind: 'vehicle',
      vehicle: { locationId: null },
      problems: [{ field: 'location', value: 'Q', reason: 'is not a location of this site' }],
      empty: ['location'],
    })
  })
})

describe('OPS-02 an unreadable or missing value', () => {
  test('leaves its field empty and is reported with field, value and reason', () => {
    const fields = { price: { from: 'Price', atLeast: 500 }, odometer: 'Km', vin: 'VIN', buildDate: 'Built' }

    expect(read({ ...lux, Price: '88', Km: 'lots', VIN: '1O1', Built: '31/31/2020' }, fields)).toMatchObject({
      kind: 'vehicle',
      vehicle: { priceCents: null, odometerKm: null, vin: null, buildDate: null },
      problems: [
        { field: 'price', value: '88', reason: 'is too small to be plausible' },
        { field: 'odometer', value: 'lots', reason: 'is not a number' },
        { field: 'vin', value: '1O1', reason: 'is neither a VIN nor an older chassis number' },
        { field: 'buildDate', value: '31/31/2020', reason: 'is not a date in the order dmy' },
      ],
    })
  })

  test.each([
    ['the stock number', { Make: 'Toyota', Model: 'HiLux' }, 'stockNumber', null],
    ['the make', { Stock: 'U1', Model: 'HiLux' }, 'make', 'U1'],
    ['the model', { Stock: 'U1', Make: 'Toyota' }, 'model', 'U1'],
  ])('rejects the row when %s is missing', (_what, row, field, stockNumber) => {
    expect(read(row)).toEqual({
      kind: 'rejected',
      stockNumber,
      problems: [{ field, value: '', reason: 'is missing' }],
    })
  })

  test('rejects the row when its status is unknown, and reports only that', () => {
    expect(read({ ...lux, Status: 'Floating', Km: 'lots' }, { status: 'Status', odometer: 'Km' })).toEqual({
      kind: 'rejected',
      stockNumber: 'U1',
      problems: [
        {
          field: 'status',
          value: 'Floating',
          reason: 'is not one of in_stock, coming_soon, sold, withdrawn, reserved',
        },
      ],
    })
  })
})

test('OPS-02 a row that the mapping excludes is skipped with its reason', () => {
  const skip = [{ column: 'Upload', is: ['N'], reason: 'not for upload' }]

  expect(read({ ...lux, Upload: 'n ' }, {}, { skip })).toEqual({
    kind: 'skipped',
    stockNumber: 'U1',
    problem: { field: 'Upload', value: 'n ', reason: 'not for upload' },
  })
  expect(read({ ...lux, Upload: 'Y' }, {}, { skip }).kind).toBe('vehicle')
})

describe('OPS-02 a feed without stock numbers', () => {
  const derived = { derivedStockNumber: { columns: ['Title', 'Km'], prefix: 'A' } }
  const numberOf = (row: Record<string, string>) =>
    read({ Make: 'Kia', Model: 'Rio', ...row }, { stockNumber: undefined }, derived)

  test('gives a vehicle the same number while its identifying columns stay the same', () => {
    const first = numberOf({ Title: '2019 Kia Rio', Km: '41250', Price: '14990' })

    expect(first).toMatchObject({ vehicle: { stockNumber: 'Adigest of 2019 kia rio\n41250' } })
    expect(numberOf({ Title: '2019  KIA Rio ', Km: '41250', Price: '13990' })).toMatchObject({
      vehicle: { stockNumber: 'Adigest of 2019 kia rio\n41250' },
    })
  })

  test('gives no number when all those columns are empty', () => {
    expect(numberOf({ Title: '', Km: '' })).toMatchObject({ kind: 'rejected', stockNumber: null })
  })
})
