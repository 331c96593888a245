import type { Car } from '#domain/cars/car.ts'
import type { Site } from '#sites/site.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

/** A vehicle as the API has it, and what only this request knows about it. */
export type Hit = { car: Car; more: Record<string, unknown> }

/**
 * A response of the API with its hits, written as UTF-8 JSON. A record has four kilobytes and is the same in every response
 * until the vehicle or the site changes, which are other objects then, so each is written once.
 */
export function writeHits(hits: readonly Hit[], site: Site, rest: Record<string, unknown>): Buffer[] {
  const parts = hits.flatMap(({ car, more }, nth) => [
    nth === 0 ? nothing : comma,
    recordOf(car, site),
    added(more),
  ])
  return [start, ...parts, Buffer.from(`]${added(rest).toString()}`)]
}

/** The fields as the end of an object that has some already. */
function added(fields: Record<string, unknown>) {
  const json = JSON.stringify(fields)
  return Buffer.from(json === '{}' ? '}' : `,${json.slice(1)}`)
}

/** Without the closing brace. */
function recordOf(car: Car, site: Site) {
  const earlier = written.get(car)
  if (earlier?.site === site) return earlier.record
  const record = Buffer.from(JSON.stringify(vehicleRecord(car, site)).slice(0, -1))
  written.set(car, { site, record })
  return record
}

const written = new WeakMap<Car, { site: Site; record: Buffer<ArrayBuffer> }>()
const start = Buffer.from('{"hits":[')
const comma = Buffer.from(',')
const nothing = Buffer.alloc(0)
