import type { FeedLocation } from '#domain/feeds/feed-dealer.ts'
import { FeedMapping, type FeedMappingDocument } from '#domain/feeds/feed-mapping.ts'
import { type Cell, columnKey } from '#domain/feeds/feed-row.ts'
import { type RowReading, vehicleReader } from '#domain/feeds/vehicle-reader.ts'

type Fields = FeedMappingDocument['fields']
type Rest = Partial<Omit<FeedMappingDocument, 'fields'>>

const essentials = { stockNumber: 'Stock', make: 'Make', model: 'Model', carType: { constant: 'used' } }
export const lux = { Stock: 'U1', Make: 'TOYOTA', Model: 'HILUX' }
const wynnum: FeedLocation = { id: '10', dealershipId: '1', city: 'Wynnum', state: 'QLD' }

/** The vehicle from a row. */
export function vehicle(row: Record<string, Cell>, fields: object = {}, rest: Rest = {}) {
  const reading = read(row, fields, rest)
  if (reading.kind !== 'vehicle') throw new Error(JSON.stringify(reading))
  return reading.vehicle
}

/** Reads a row for a dealer with one location that has a feed code. */
export function read(row: Record<string, Cell>, fields: object = {}, rest: Rest = {}): RowReading {
  const mapping = FeedMapping.parse({
    feed: 'harbour',
    format: { type: 'auto' },
    ...rest,
    fields: { ...essentials, ...fields } as Fields,
  })
  const dealer = {
    locationOf: (code: string) => (code.toLowerCase() === 'wyn' ? wynnum : null),
    onlyLocation: null,
    onlyDealershipId: null,
  }
  const cells = new Map(Object.entries(row).map(([column, cell]) => [columnKey(column), cell]))
  return vehicleReader({ mapping, dealer, digest: (text) => `digest of ${text}` })({ row: 1, line: 2, cells })
}
