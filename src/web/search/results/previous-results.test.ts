import { expect, test } from 'vitest'
import type { SearchPageData } from '../search-page-data.server.ts'
import { previousResults } from './previous-results.ts'

const origin = 'http://dealer.localhost'

test('SRCH-05 shows the previous results with the filters of the address', async () => {
  const before = shown()

  const after = await previousResults(
    before,
    `${origin}/search?make=Mazda&body=Van&price=:40000&sortBy=price-asc`,
  )

  expect(after).toMatchObject({ heading: 'Toyota', isOutdated: true, sort: 'price-asc' })
  expect(chosenIn(after)).toEqual(['Mazda'])
  expect(after.panel.ranges[0]?.selected).toEqual({ max: 40_000 })
  expect(after.applied.map(({ value }) => value)).toEqual(['Mazda', 'Van', 'up to $40,000'])
  expect(after.carTypes[2]?.address).toBe(
    '/search?make=Mazda&body=Van&car_type=used&price=%3A40000&sortBy=price-asc',
  )
})

test('SRCH-05 carries filters that the panel does not show', async () => {
  const after = await previousResults(shown(), `${origin}/search?make=Mazda&body=Van&tag=Sale`)

  expect(after.panel.hiddenFields).toEqual([
    { name: 'body', value: 'Van' },
    { name: 'tag', value: 'Sale' },
  ])
})

test('SRCH-18 fills in the requested place and offers no other places', async () => {
  const after = await previousResults(shown(), `${origin}/search?near=4350`)

  expect(after.place).toMatchObject({ text: '4350', written: '4350', others: [] })
  expect(after.interpretation).toBeNull()
  expect(after.applied.map(({ value }) => value)).toEqual(['Near 4350'])
})

test.each([
  ['/search/mazda', ['Mazda']],
  ['/search', []],
  ['/search/unheard-of', []],
])('SRCH-05 reads %s by the names on the screen', async (path, chosen) => {
  expect(chosenIn(await previousResults(shown(), origin + path))).toEqual(chosen)
})

function chosenIn({ panel }: Pick<SearchPageData, 'panel'>) {
  return panel.groups.flatMap(({ choices }) =>
    choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
  )
}

/** The page of a search for Toyotas. */
function shown() {
  const choice = (value: string, chosen: boolean) => ({
    value,
    count: 1,
    ...(chosen && { isChosen: true as const }),
  })
  return {
    heading: 'Toyota',
    sort: '',
    sorts: [
      { value: '', label: 'Latest' },
      { value: 'price-asc', label: 'Lowest Price' },
    ],
    carTypes: [
      { label: 'All', types: [], isChosen: true, address: '/search' },
      { label: 'New', types: ['new'], isChosen: false, address: '/search?car_type=new' },
      { label: 'Used', types: ['used'], isChosen: false, address: '/search?car_type=used' },
    ],
    panel: {
      groups: [
        {
          facet: 'make',
          label: 'Make',
          choices: [choice('Toyota', true), choice('Mazda', false)],
          shownAtFirst: 7,
          isOpen: true,
        },
      ],
      ranges: [{ name: 'price', label: 'Price', selected: {}, bounds: { min: 1000, max: 90_000 } }],
      hiddenFields: [],
    },
  } as unknown as SearchPageData
}
