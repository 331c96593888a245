import type { Car } from '#domain/cars/car.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Site } from '#sites/site.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

/** A vehicle as the API has it, and what only this request knows about it. */
export type Hit = { car: Car; more: Record<string, unknown> }

/**
 * A response of the API with its hits, written as UTF-8 JSON. A record has four kilobytes and is the same in every response of
 * the day until the vehicle or the site changes, which are other objects then, so each is written once.
 */
export function writeHits(
  hits: readonly Hit[],
  { site, now }: { site: Site; now: Date },
  rest: Record<string, unknown>,
): Buffer[] {
  const shown = { site, now, day: dayIn(site.timeZone, now) }
  const parts = hits.flatMap(({ car, more }, nth) => [
    nth === 0 ? nothing : comma,
    recordOf(car, shown),
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
function recordOf(car: Car, { site, now, day }: { site: Site; now: Date; day: string }) {
  const earlier = written.get(car)
  if (earlier?.site === site && earlier.day === day) return earlier.record
  const record = Buffer.from(JSON.stringify(vehicleRecord(car, site, now)).slice(0, -1))
  written.set(car, { site, day, record })
  return record
}

const written = new WeakMap<Car, { site: Site; day: string; record: Buffer<ArrayBuffer> }>()
const start = Buffer.from('{"hits":[')
const comma = Buffer.from(',')
const nothing = Buffer.alloc(0)
