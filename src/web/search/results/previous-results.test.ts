import { expect, test } from 'vitest'
import type { SearchPageData } from '../search-page-data.server.ts'
import { previousResults } from './previous-results.ts'

const origin = 'http://dealer.localhost'

test('SRCH-05 results that stay are shown with the filters of the address', async () => {
  const before = shown()

  const after = await previousResults(
    before,
    `${origin}/search?make=Mazda&body=Van&price=:40000&sortBy=price-asc`,
  )

  expect(after).toMatchObject({ heading: 'Toyota', isOutdated: true, sort: 'price-asc' })
  expect(chosenIn(after)).toEqual(['Mazda'])
  expect(after.panel.ranges[0]?.asked).toEqual({ max: 40_000 })
  expect(after.applied.map(({ value }) => value)).toEqual(['Mazda', 'Van', 'up to $40,000'])
  expect(after.carTypes[2]?.address).toBe(
    '/search?make=Mazda&body=Van&car_type=used&price=%3A40000&sortBy=price-asc',
  )
})

test('SRCH-05 what is asked for and not on the screen is not lost', async () => {
  const after = await previousResults(shown(), `${origin}/search?make=Mazda&body=Van&tag=Sale`)

  expect(after.panel.carried).toEqual([
    { name: 'body', value: 'Van' },
    { name: 'tag', value: 'Sale' },
  ])
})

test('SRCH-18 the place asked for stands in its field, and nothing is said of it that is not known', async () => {
  const after = await previousResults(shown(), `${origin}/search?near=4350`)

  expect(after.place).toMatchObject({ text: '4350', written: '4350', others: [] })
  expect(after.understood).toBeNull()
  expect(after.applied.map(({ value }) => value)).toEqual(['Near 4350'])
})

test.each([
  ['/search/mazda', ['Mazda']],
  ['/search', []],
  ['/search/unheard-of', []],
])('SRCH-05 %s is read by the names on the screen', async (path, chosen) => {
  expect(chosenIn(await previousResults(shown(), origin + path))).toEqual(chosen)
})

function chosenIn({ panel }: Pick<SearchPageData, 'panel'>) {
  return panel.groups.flatMap(({ choices }) =>
    choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
  )
}

/** What a visitor sees who asked for Toyotas. */
function shown() {
  const choice = (value: string, isChosen: boolean) => ({ value, label: value, count: 1, isChosen })
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
      ranges: [{ name: 'price', label: 'Price', asked: {}, found: { min: 1000, max: 90_000 } }],
      carried: [],
    },
  } as unknown as SearchPageData
}
