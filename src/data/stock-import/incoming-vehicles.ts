import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns } from 'drizzle-orm'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FeedVehicle } from '#domain/feeds/feed-vehicle.ts'
import { cars } from '../tables/cars.ts'

/**
 * An incoming row of a feed: a vehicle, the stock number of one that the feed says is not for this site (`withdrawn`), or
 * the stock number of one whose row is unusable (`unclear`), so that the vehicle stays as it is.
 */
export type IncomingRow = { row: number; line: number | null } & (
  | { kind: 'vehicle'; vehicle: FeedVehicle }
  | { kind: 'withdrawn' | 'unclear'; stockNumber: string }
)

/** A row of a feed that repeats another, by its stock number, where the later row counts, or by its VIN. */
export type RepeatedRow = { row: number; line: number | null; value: string; otherRow: number }

/** Creates a temporary table, which disappears with its connection. */
export async function createIncoming(client: Client): Promise<void> {
  await client.query(`
    create temporary table incoming as
      select 0 as row, 0 as line, '' as kind, cars.* from cars with no data`)
}

/** Streams the rows in. If the source fails, its error is thrown and no rows stay. */
export async function copyIncoming(client: Client, rows: AsyncIterable<IncomingRow>): Promise<void> {
  const columns = vehicleFields.map(columnOf)
  const copy = client.query(copyFrom(`copy incoming (row, line, kind, ${columns.join(', ')}) from stdin`))
  // Pieces that wait for the database take memory, so few may.
  await pipeline(Readable.from(copyText(rows), { highWaterMark: 2 }), copy)
}

/** Of several rows about the same vehicle the last usable one counts. Reports and drops the others. */
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

/** The column of the table for a field of the feed’s vehicle. */
export function columnOf(field: keyof FeedVehicle): string {
  if (field === 'arrivedOn') return 'created_at'
  if (field === 'soldOn') return 'sold_at'
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const platformsOwn = ['siteId', 'id', 'feed', 'onHold', 'soldAt', 'createdAt', 'updatedAt']

/** Every field that a feed can fill. The platform’s own fields are not among them. */
export const vehicleFields = [
  ...Object.keys(getTableColumns(cars)).filter((name) => !platformsOwn.includes(name)),
  'soldOn',
  'arrivedOn',
] as (keyof FeedVehicle)[]

/** How many characters to send to the database at a time, roughly. */
const PIECE_LENGTH = 64 * 1024

async function* copyText(rows: AsyncIterable<IncomingRow>) {
  let piece = ''
  for await (const row of rows) {
    piece += copyLine(row)
    if (piece.length < PIECE_LENGTH) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function copyLine(incoming: IncomingRow) {
  const { row, line, kind } = incoming
  const told: Partial<FeedVehicle> =
    incoming.kind === 'vehicle' ? incoming.vehicle : { stockNumber: incoming.stockNumber }
  let text = `${row}\t${line ?? 0}\t${kind}`
  for (const field of vehicleFields) text += `\t${copyValue(told[field])}`
  return `${text}\n`
}

function copyValue(value: unknown) {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // Most lists are empty.
  if (Array.isArray(value) && value.length === 0) return '[]'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return special.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? '') : text
}

const special = /[\\\n\r\t]/
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const BATCH = 5000

/** Reads any number of rows in batches. */
async function* inBatches(client: Client, query: string): AsyncGenerator<RepeatedRow> {
  await client.query(`begin; declare repeated no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<RepeatedRow>(`fetch ${BATCH} from repeated`)
    yield* rows
    if (rows.length < BATCH) break
  }
  await client.query('commit')
}
