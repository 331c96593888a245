import { z } from 'zod'

const recordFields = [
  'EvalID',
  'VIN',
  'EngineNo',
  'Registration',
  'RegExpiry',
  'KM',
  'Make',
  'Model',
  'Series',
  'Variant',
  'Year',
  'Transmission',
  'redbookCode',
  'Body',
  'Cylinders',
  'CompMth',
  'CompYr',
  'BuildMth',
  'BuildYr',
] as const
type RecordField = (typeof recordFields)[number]

/** A vehicle as the valuation provider describes it, under the specification’s names. `null` is unknown. */
export type VehicleRecord = Record<RecordField, string | null> & {
  /** The vehicles that it may be, where the provider needs to know which. */
  descriptions: string[]
}

/** Reads the provider’s answer: a list whose first item counts. `null` when it is not one. */
export function readVehicleRecords(answer: unknown): VehicleRecord[] | null {
  const list = z.array(z.record(z.string(), z.unknown())).safeParse(answer)
  return list.success ? list.data.map(readRecord) : null
}

/** The record as our API sends it on: only known fields, and the candidates under the name that the provider uses. */
export function writeVehicleRecord({ descriptions, ...record }: VehicleRecord): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
    ...(descriptions.length > 0 && {
      VechielDescriptions: descriptions.map((Description) => ({ Description })),
    }),
  }
}

/** A vehicle that the customer described, of which nothing else is known. */
export function describedVehicle(known: Partial<Record<RecordField, string>>): VehicleRecord {
  return readRecord(known)
}

function readRecord(written: Record<string, unknown>): VehicleRecord {
  const fields = Object.fromEntries(recordFields.map((name) => [name, textOrNull(written[name])]))
  // Providers write both spellings.
  const listed = written['VechielDescriptions'] ?? written['VechicleDescriptions']
  return { ...(fields as Record<RecordField, string | null>), descriptions: descriptionsIn(listed) }
}

const MAX_VALUE_LENGTH = 120
const MAX_DESCRIPTIONS = 50
const Written = z.union([z.string(), z.number()])

function textOrNull(value: unknown) {
  const written = Written.safeParse(value)
  const text = written.success
    ? String(written.data)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : ''
  return text === '' ? null : text.slice(0, MAX_VALUE_LENGTH)
}

const Item = z.union([
  z.string(),
  z.object({ Description: z.string() }).transform((item) => item.Description),
])

function descriptionsIn(listed: unknown) {
  const items = z.array(z.unknown()).safeParse(listed).data ?? []
  const texts = items.flatMap((item) => textOrNull(Item.safeParse(item).data) ?? [])
  return [...new Set(texts)].slice(0, MAX_DESCRIPTIONS)
}
