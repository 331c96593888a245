import { settlePrices } from './amounts/settle-prices.ts'
import { cleanLine } from './clean-text.ts'
import { emptyFields } from './empty-fields.ts'
import type { FeedDealer } from './feed-dealer.ts'
import type { FeedMapping } from './feed-mapping.ts'
import { type Cell, columnKey, type FeedRow } from './feed-row.ts'
import { type EssentialValues, type FeedVehicle, feedVehicle } from './feed-vehicle.ts'
import type { FieldKind, FieldProblem } from './cell-readers/field-kinds.ts'
import { findCell } from './find-cell.ts'
import type { FieldRule } from './mapping-parts.ts'
import {
  doubtfulFields,
  essentialFields,
  lenderFieldName,
  lenderFields,
  type VehicleValues,
  vehicleFields,
} from './vehicle-fields.ts'

export type RowReading =
  | {
      kind: 'vehicle'
      vehicle: FeedVehicle
      problems: FieldProblem[]
      notes: FieldProblem[]
      empty: string[]
    }
  /** The row does not identify a vehicle, or does not say whether it is for sale. */
  | { kind: 'rejected'; stockNumber: string | null; problems: FieldProblem[] }
  /** The mapping excludes this row. */
  | { kind: 'skipped'; stockNumber: string | null; problem: FieldProblem }

type Parts = {
  mapping: FeedMapping
  dealer: FeedDealer
  /** Makes a short text that differs whenever the long one does. */
  digest: (text: string) => string
}

/**
 * Creates a reader for the rows of one feed. An unreadable value leaves its field empty; an unreadable essential
 * field rejects the row.
 */
export function vehicleReader({ mapping, dealer, digest }: Parts): (row: FeedRow) => RowReading {
  const { financeLenders, ...rules } = mapping.fields
  const readVehicle = fieldsReader(vehicleFields, rules, mapping)
  const readLenders = Object.entries(financeLenders).map(
    ([provider, rules]) =>
      [
        provider,
        fieldsReader(lenderFields, rules, mapping, (name) => lenderFieldName(provider, name)),
      ] as const,
  )
  const emptyIn = emptyFields(mapping)

  return (row) => {
    splitColumns(row, mapping)
    const remarks: Remarks = { problems: [], notes: [] }
    const { problems } = remarks
    const values = readVehicle(row, remarks)
    if (mapping.derivedStockNumber)
      values.stockNumber = derivedStockNumber(row, mapping.derivedStockNumber, digest)
    if (!mapping.fields.status) values.status = 'in_stock'

    const skipped = skipReason(row, mapping)
    if (skipped) return { kind: 'skipped', stockNumber: values.stockNumber, problem: skipped }
    const doubts = problems.filter(({ field }) => doubtfulFields.has(field))
    if (!isComplete(values) || doubts.length > 0) {
      return {
        kind: 'rejected',
        stockNumber: values.stockNumber,
        problems: [...essentialProblems(values, problems), ...doubts],
      }
    }

    const lenders = readLenders.map(([provider, read]) => [provider, read(row, remarks)] as const)
    const isLost = values.location !== null && dealer.locationOf(values.location) === null
    if (isLost) {
      problems.push({
        field: 'location',
        value: values.location ?? '',
        reason: 'is not a location of this site',
      })
    }
    const quotes = lenders.filter(([, figures]) => Object.values(figures).some((figure) => figure !== null))
    const prices = settlePrices(values)
    const parts = { prices, lenders: Object.fromEntries(quotes), dealer, rich: row.rich }
    return {
      kind: 'vehicle',
      vehicle: feedVehicle(values, parts),
      problems: [...problems, ...prices.problems],
      notes: [...remarks.notes, ...prices.notes],
      empty: emptyIn(isLost ? { ...values, location: null } : values, new Map(lenders)),
    }
  }
}

/** The problems that reject a row. Its other problems no longer matter. */
function essentialProblems(values: VehicleValues, problems: FieldProblem[]): FieldProblem[] {
  return essentialFields
    .filter((name) => values[name] === null)
    .map(
      (name) =>
        problems.find(({ field }) => field === name) ?? { field: name, value: '', reason: 'is missing' },
    )
}

function isComplete(values: VehicleValues): values is EssentialValues {
  return essentialFields.every((name) => values[name] !== null)
}

type Remarks = { problems: FieldProblem[]; notes: FieldProblem[] }

/** Reads a group of fields and adds any problems and notes to the lists. */
function fieldsReader<Kinds extends Record<string, FieldKind<unknown>>>(
  kinds: Kinds,
  rules: { [Name in keyof Kinds]?: FieldRule | undefined },
  { unknown, dates }: FeedMapping,
  reportedAs = (name: string) => name,
) {
  type Values = { [Name in keyof Kinds]: Kinds[Name] extends FieldKind<infer Value> ? Value | null : never }
  const nothing = Object.fromEntries(Object.keys(kinds).map((name) => [name, null])) as Values
  const mapped = Object.entries(kinds).flatMap(([name, kind]) => {
    const rule = rules[name]
    return rule ? [{ name, kind, rule }] : []
  })

  return (row: FeedRow, { problems, notes }: Remarks): Values => {
    const values: Record<string, unknown> = { ...nothing }
    for (const { name, kind, rule } of mapped) {
      const found = findCell(rule, row, { isList: kind.many, unknown })
      if (!found) continue
      const reading = kind.read(found.cell, rule, { dates, source: found.source })
      if ('value' in reading) values[name] = reading.value === '' ? null : reading.value
      const [remarks, reason] = 'problem' in reading ? [problems, reading.problem] : [notes, reading.note]
      if (reason !== undefined) remarks.push({ field: reportedAs(name), value: textOf(found.cell), reason })
    }
    return values as Values
  }
}

/** Adds the named groups of each split to the row as columns. */
function splitColumns({ cells }: FeedRow, { splits }: FeedMapping) {
  for (const { column, pattern, when } of splits) {
    if (when && !when.applies(cells)) continue
    const groups = pattern.find(textOf(cells.get(column.key) ?? '').trim())?.groups ?? {}
    for (const [name, text] of Object.entries(groups)) cells.set(columnKey(name), text ?? '')
  }
}

function skipReason({ cells }: FeedRow, { skip }: FeedMapping): FieldProblem | null {
  const found = skip.find(({ applies }) => applies(cells))
  if (!found) return null
  return {
    field: found.columns.map(({ name }) => name).join(', '),
    value: found.columns.map(({ key }) => textOf(cells.get(key) ?? '')).join(', '),
    reason: found.reason,
  }
}

/** Derives a stock number that stays the same while these columns stay the same. */
function derivedStockNumber(
  { cells }: FeedRow,
  { columns, prefix }: NonNullable<FeedMapping['derivedStockNumber']>,
  digest: Parts['digest'],
) {
  const texts = columns.map(({ key }) => cleanLine(textOf(cells.get(key) ?? '')).toLowerCase())
  return texts.every((text) => text === '') ? null : prefix + digest(texts.join('\n'))
}

function textOf(cell: Cell) {
  return typeof cell === 'string' ? cell : cell.join('; ')
}
