import { facetOf, type Choice } from '../choices.ts'
import type { Condition } from '../port.ts'
import type { Columns } from './columns.ts'
import type { Parameters } from './parameters.ts'
import { toStored } from './stored-text.ts'

/** A condition as SQL. It is true or false but never unknown, so that its negation matches all other rows. */
export function conditionSql(condition: Condition, columns: Columns, parameters: Parameters): string {
  switch (condition.is) {
    case 'in':
      return hasValue(condition.facet, condition.values, '&&', columns, parameters)
    case 'between':
      return isBetween(condition.number, condition, columns, parameters)
    case 'not':
      return `not ${conditionSql(condition.of, columns, parameters)}`
    case 'all':
    case 'any': {
      const parts = condition.of.map((one) => conditionSql(one, columns, parameters))
      if (parts.length === 0) return String(condition.is === 'all')
      return `(${parts.join(condition.is === 'all' ? ' and ' : ' or ')})`
    }
  }
}

export function choiceSql(choice: Choice, columns: Columns, parameters: Parameters): string {
  if (choice.kind === 'range') return isBetween(choice.name, choice, columns, parameters)
  const isAll = facetOf(columns.collection, choice.name).match === 'all'
  return hasValue(choice.name, choice.values, isAll ? '@>' : '&&', columns, parameters)
}

function hasValue(
  name: string,
  values: readonly string[],
  operator: '&&' | '@>',
  columns: Columns,
  parameters: Parameters,
) {
  const isList = columns.isList(name)
  const mark = isList ? columns.listMark(name) : ''
  const given = parameters.add(
    values.map((value) => mark + toStored(value)),
    'text[]',
  )
  if (isList) return `lists ${operator} ${given}`
  return `coalesce(${columns.facet(name)} = ${operator === '&&' ? 'any' : 'all'}(${given}), false)`
}

function isBetween(
  name: string,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  columns: Columns,
  parameters: Parameters,
) {
  const number = columns.number(name)
  const least = min === undefined ? '' : ` and ${number} >= ${parameters.add(min, 'float8')}`
  const most = max === undefined ? '' : ` and ${number} <= ${parameters.add(max, 'float8')}`
  return `coalesce(${number} is not null${least}${most}, false)`
}
