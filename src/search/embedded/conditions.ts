import type { Condition } from '../port.ts'
import { type Bits, intersect, invert, unite } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Scratch } from './scratch.ts'

/** Sets `into` to the rows that meet the condition. It may have bits after the last row. */
export function rowsMeeting(condition: Condition, columns: Columns, into: Bits, scratch: Scratch): Bits {
  switch (condition.is) {
    case 'in':
      return columns.facets.get(condition.facet).withAny(condition.values, into)
    case 'between': {
      const { number, min = -Infinity, max = Infinity } = condition
      return columns.number(number).between(min, max, into)
    }
    case 'not':
      return invert(rowsMeeting(condition.of, columns, into, scratch))
    case 'all':
    case 'any': {
      const part = scratch.bits()
      into.fill(condition.is === 'all' ? 0xffffffff : 0)
      for (const one of condition.of) {
        rowsMeeting(one, columns, part, scratch)
        if (condition.is === 'all') intersect(into, part, into)
        else unite(into, part)
      }
      return into
    }
  }
}
