import type { FeedMapping } from './feed-mapping.ts'
import {
  lenderFieldName,
  lenderFields,
  type LenderValues,
  type VehicleField,
  vehicleFields,
  type VehicleValues,
} from './vehicle-fields.ts'

const fieldNames = Object.keys(vehicleFields) as VehicleField[]
const figureNames = Object.keys(lenderFields) as (keyof LenderValues)[]

/** Names the fields that the mapping fills and that are empty in one row, those of lenders by their provider. */
export function emptyFields({ fields: { financeLenders, ...rules } }: FeedMapping) {
  const mapped = fieldNames.filter((name) => rules[name])
  const figures = Object.entries(financeLenders).flatMap(([provider, figureRules]) =>
    figureNames.filter((name) => figureRules[name]).map((name) => ({ provider, name })),
  )
  return (values: VehicleValues, lenders: ReadonlyMap<string, LenderValues>): string[] => [
    ...mapped.filter((name) => isEmpty(values[name])),
    ...figures
      .filter(({ provider, name }) => isEmpty(lenders.get(provider)?.[name]))
      .map(({ provider, name }) => lenderFieldName(provider, name)),
  ]
}

function isEmpty(value: unknown) {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
