import { describe, expect, test } from 'vitest'
import { cardsOnPage, wishedPlaces } from './card-places.ts'

const PAGE_SIZE = 21

/** The list as a shopper reads it: vehicles by their number, cards by their name. */
function listOf(wishes: [card: string, place: number][], { vehicles = 100, page = 1 } = {}) {
  const cards = cardsOnPage(
    wishes.map(([card, place]) => ({ card, place })),
    { vehicles, page, pageSize: PAGE_SIZE },
  )
  const first = (page - 1) * PAGE_SIZE
  const shown = Array.from({ length: Math.min(PAGE_SIZE, vehicles - first) }, (_, index) => index)
  return shown.flatMap((index) => [
    ...cards.filter(({ before }) => before === index).map(({ card }) => card),
    first + index + 1,
  ])
}

describe('SRCH-12 cards stand', () => {
  test('in the places they want, and the page keeps its 21 vehicles', () => {
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

  test('one after the other where two want the same place, the one that was named first before', () => {
    const list = listOf([
      ['first', 8],
      ['second', 8],
      ['third', 9],
    ])

    expect(list.slice(6, 11)).toEqual([7, 'first', 'second', 'third', 8])
  })

  test('never beyond the vehicles', () => {
    const wishes: [string, number][] = [
      ['offer', 3],
      ['service', 8],
    ]

    expect(listOf(wishes, { vehicles: 5 })).toEqual([1, 2, 'offer', 3, 4, 5])
    expect(listOf(wishes, { vehicles: 2 })).toEqual([1, 2])
    expect(listOf(wishes, { vehicles: 0 })).toEqual([])
    expect(listOf([['first of all', 1]], { vehicles: 1 })).toEqual(['first of all', 1])
  })

  test('in places counted through all the pages', () => {
    const wishes: [string, number][] = [
      ['offer', 8],
      ['service', 17],
      ['ask us', 30],
      ['next page', 24],
    ]

    expect(listOf(wishes).filter((one) => typeof one === 'string')).toEqual(['offer', 'service'])
    expect(listOf(wishes, { page: 2 }).slice(0, 8)).toEqual(['next page', 22, 23, 24, 25, 26, 'ask us', 27])
    expect(listOf(wishes, { page: 3 }).filter((one) => typeof one === 'string')).toEqual([])
    expect(listOf(wishes, { page: 2, vehicles: 26 })).toEqual(['next page', 22, 23, 24, 25, 26])
  })

  test('in the same places whenever the same search is made', () => {
    const wishes: [string, number][] = [
      ['offer', 8],
      ['service', 8],
    ]

    expect(listOf(wishes)).toEqual(listOf(wishes))
  })
})

describe('SRCH-12 a card wants', () => {
  const card = (name: string, position: number | null = null) => ({ name, position })

  function wishes(cards: ReturnType<typeof card>[], usual: number[]) {
    return wishedPlaces(cards, usual).map(({ card: { name }, place }) => [name, place])
  }

  test('the place it was given, or else the next usual one', () => {
    expect(wishes([card('a'), card('b')], [8, 17])).toEqual([
      ['a', 8],
      ['b', 17],
    ])
    expect(wishes([card('a'), card('b', 8)], [8, 17])).toEqual([
      ['a', 17],
      ['b', 8],
    ])
    expect(wishes([card('a', 4)], [])).toEqual([['a', 4]])
  })

  test('nothing when all places are given away', () => {
    expect(wishes([card('a'), card('b'), card('c')], [8, 17])).toHaveLength(2)
    expect(wishes([card('a')], [])).toEqual([])
  })
})
