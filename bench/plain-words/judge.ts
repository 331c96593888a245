import type { VehicleFacet } from '../../src/domain/search/vehicle-facets.ts'
import { valueKey } from '../../src/domain/spellings/value-key.ts'
import type { Dealer } from './dealer.ts'
import type { Filters, Labelled } from './labels.ts'

export type Judged = {
  request: string
  isRight: boolean
  expected: string[]
  understood: string[]
  /** Words left as text. */
  rest: string
  /** The precision and the recall of the vehicles found. */
  ours: Found
  textAlone: Found
}
type Found = { precision: number; recall: number }

/** Names alone are left to the text search: they are right if it finds exactly the vehicles that the filters mean. */
export async function judge(dealer: Dealer, { request, filters }: Labelled): Promise<Judged> {
  const meant = await dealer.find(filters)
  const byText = await dealer.findText(request)
  const understood = dealer.parseQuery(request)
  const expected = listed(filters)
  if (!understood) {
    const isRight = isSame(byText, meant) || expected.length === 0
    const textAlone = compared(byText, meant)
    return {
      request,
      isRight,
      expected,
      understood: isRight ? expected : [],
      rest: request,
      ours: textAlone,
      textAlone,
    }
  }
  const withRest = await dealer.find(understood, understood.rest)
  const found = withRest.size > 0 ? withRest : await dealer.find(understood)
  const own = listed(understood)
  return {
    request,
    isRight: own.join('\n') === expected.join('\n'),
    expected,
    understood: own,
    rest: understood.rest,
    ours: compared(found, meant),
    textAlone: compared(byText, meant),
  }
}

function listed({ chosen, ranges, sort, near }: Filters): string[] {
  return [
    ...Object.entries(chosen).flatMap(([facet, values]) =>
      values.map((value) => `${facet}=${valueKey(facet as VehicleFacet, value)}`),
    ),
    ...Object.entries(ranges).map(([name, { min, max }]) => `${name}=${min ?? ''}:${max ?? ''}`),
    ...(sort ? [`sort=${sort}`] : []),
    ...(near ? [`near=${near}`] : []),
  ].toSorted()
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  return one.size === other.size && one.isSubsetOf(other)
}

function compared(found: ReadonlySet<string>, meant: ReadonlySet<string>): Found {
  const both = found.intersection(meant).size
  return {
    precision: found.size === 0 ? Number(meant.size === 0) : both / found.size,
    recall: meant.size === 0 ? Number(found.size === 0) : both / meant.size,
  }
}
