import { describe, expect, test } from 'vitest'
import { cardsOnPage, preferredPlaces } from './card-places.ts'

const PAGE_SIZE = 21

/** The results as a shopper sees them: vehicles by number, cards by name. */
function listOf(placements: [card: string, place: number][], { vehicles = 100, page = 1 } = {}) {
  const cards = cardsOnPage(
    placements.map(([card, place]) => ({ card, place })),
    { vehicles, page, pageSize: PAGE_SIZE },
  )
  const first = (page - 1) * PAGE_SIZE
  const shown = Array.from({ length: Math.min(PAGE_SIZE, vehicles - first) }, (_, index) => index)
  return shown.flatMap((index) => [
    ...cards.filter(({ before }) => before === index).map(({ card }) => card),
    first + index + 1,
  ])
}

describe('SRCH-12 marketing cards', () => {
  test('take their places, and the page keeps its 21 vehicles', () => {
    const list = listOf([
      ['offer', 8],
      ['service', 17],
      ['ask us', 9],
    ])

    expect(list.indexOf('offer')).toBe(7)
    expect(list.indexOf('ask us')).toBe(8)
    expect(list.indexOf('service')).toBe(16)
    expect(list.filter((one) => typeof one === 'number')).toHaveLength(PAGE_SIZE)
  })

  test('follow one another when two want the same place, in the order they were listed', () => {
    const list = listOf([
      ['first', 8],
      ['second', 8],
      ['third', 9],
    ])

    expect(list.slice(6, 11)).toEqual([7, 'first', 'second', 'third', 8])
  })

  test('never come after the last vehicle', () => {
    const placements: [string, number][] = [
      ['offer', 3],
      ['service', 8],
    ]

    expect(listOf(placements, { vehicles: 5 })).toEqual([1, 2, 'offer', 3, 4, 5])
    expect(listOf(placements, { vehicles: 2 })).toEqual([1, 2])
    expect(listOf(placements, { vehicles: 0 })).toEqual([])
    expect(listOf([['first of all', 1]], { vehicles: 1 })).toEqual(['first of all', 1])
  })

  test('count places through all pages', () => {
    const placements: [string, number][] = [
      ['offer', 8],
      ['service', 17],
      ['ask us', 30],
      ['next page', 24],
    ]

    expect(listOf(placements).filter((one) => typeof one === 'string')).toEqual(['offer', 'service'])
    expect(listOf(placements, { page: 2 }).slice(0, 8)).toEqual([
      'next page',
      22,
      23,
      24,
      25,
      26,
      'ask us',
      27,
    ])
    expect(listOf(placements, { page: 3 }).filter((one) => typeof one === 'string')).toEqual([])
    expect(listOf(placements, { page: 2, vehicles: 26 })).toEqual(['next page', 22, 23, 24, 25, 26])
  })

  test('keep their places when the search is repeated', () => {
    const placements: [string, number][] = [
      ['offer', 8],
      ['service', 8],
    ]

    expect(listOf(placements)).toEqual(listOf(placements))
  })
})

describe('SRCH-12 a marketing card', () => {
  const card = (name: string, position: number | null = null) => ({ name, position })

  function placements(cards: ReturnType<typeof card>[], defaults: number[]) {
    return preferredPlaces(cards, defaults).map(({ card: { name }, place }) => [name, place])
  }

  test('takes its configured place, or else the next default one', () => {
    expect(placements([card('a'), card('b')], [8, 17])).toEqual([
      ['a', 8],
      ['b', 17],
    ])
    expect(placements([card('a'), card('b', 8)], [8, 17])).toEqual([
      ['a', 17],
      ['b', 8],
    ])
    expect(placements([card('a', 4)], [])).toEqual([['a', 4]])
  })

  test('has no place when all are taken', () => {
    expect(placements([card('a'), card('b'), card('c')], [8, 17])).toHaveLength(2)
    expect(placements([card('a')], [])).toEqual([])
  })
})
