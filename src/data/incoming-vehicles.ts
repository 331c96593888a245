import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns } from 'drizzle-orm'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FeedVehicle } from '#domain/feeds/feed-vehicle.ts'
import { cars } from './tables/cars.ts'

/**
 * A row of a feed on its way in: a vehicle, or the stock number of one that the feed says is not for this site
 * (`withdrawn`), or of one whose row is of no use (`unclear`), which is to stay as it is.
 */
export type IncomingRow = { row: number; line: number | null } & (
  | { kind: 'vehicle'; vehicle: FeedVehicle }
  | { kind: 'withdrawn' | 'unclear'; stockNumber: string }
)

/** A row of a feed that repeats another: its stock number in a later row, which counts, or its VIN. */
export type RepeatedRow = { row: number; line: number | null; value: string; otherRow: number }

/** A table of this connection alone; it is gone with it, whatever happens. */
export async function createIncoming(client: Client): Promise<void> {
  await client.query(`
    create temporary table incoming as
      select 0 as row, 0 as line, '' as kind, cars.* from cars with no data`)
}

/** Lets the rows stream in. When they fail, the error is theirs and none of them stays. */
export async function copyIncoming(client: Client, rows: AsyncIterable<IncomingRow>): Promise<void> {
  const columns = vehicleFields.map(columnOf)
  const copy = client.query(copyFrom(`copy incoming (row, line, kind, ${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(copyText(rows)), copy)
}

/** Of rows about the same vehicle the last useful one counts; the others are told, and go. */
export async function* dropRepeated(client: Client): AsyncGenerator<RepeatedRow> {
  const ranked = `(
    select row, line, kind, stock_number, first_value(row) over (
      partition by stock_number order by kind = 'unclear', row desc) as counts
    from incoming) ranked`
  yield* inBatches(
    client,
    `select row, line, stock_number as value, counts as "otherRow" from ${ranked}
     where row <> counts and kind <> 'unclear' order by row`,
  )
  await client.query(`delete from incoming where row in (select row from ${ranked} where row <> counts)`)
  await client.query('create unique index on incoming (stock_number); analyze incoming')
}

/** Vehicles that share a VIN may be one entered twice, but only the dealer can say which to keep. */
export function repeatedVins(client: Client): AsyncGenerator<RepeatedRow> {
  return inBatches(
    client,
    `select row, line, vin as value, first as "otherRow" from (
       select row, line, vin, min(row) over (partition by vin) as first from incoming
       where kind = 'vehicle' and vin is not null) ranked
     where row > first order by row`,
  )
}

/** What a column of the feed's vehicle is called in the table. */
export function columnOf(field: keyof FeedVehicle): string {
  if (field === 'arrivedOn') return 'created_at'
  if (field === 'soldOn') return 'sold_at'
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const platformsOwn = ['siteId', 'id', 'feed', 'reserved', 'soldAt', 'createdAt', 'updatedAt']

/** Every field that a feed can fill. What is the platform's own is not among them. */
export const vehicleFields = [
  ...Object.keys(getTableColumns(cars)).filter((name) => !platformsOwn.includes(name)),
  'soldOn',
  'arrivedOn',
] as (keyof FeedVehicle)[]

/** Rows go to the database in pieces of about this many characters. */
const PIECE_LENGTH = 64 * 1024

async function* copyText(rows: AsyncIterable<IncomingRow>) {
  let piece = ''
  for await (const row of rows) {
    piece += copyLine(row)
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield piece
}

function copyLine(incoming: IncomingRow) {
  const { row, line, kind } = incoming
  const told: Partial<FeedVehicle> =
    incoming.kind === 'vehicle' ? incoming.vehicle : { stockNumber: incoming.stockNumber }
  const values = [row, line ?? 0, kind, ...vehicleFields.map((field) => told[field])]
  return `${values.map(copyValue).join('\t')}\n`
}

function copyValue(value: unknown) {
  if (value === null || value === undefined) return '\\N'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[\\\n\r\t]/.test(text)
    ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? '')
    : text
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const BATCH = 5000

/** Any number of rows, some at a time. */
async function* inBatches(client: Client, query: string): AsyncGenerator<RepeatedRow> {
  await client.query(`begin; declare repeated no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<RepeatedRow>(`fetch ${BATCH} from repeated`)
    yield* rows
    if (rows.length < BATCH) break
  }
  await client.query('commit')
}
