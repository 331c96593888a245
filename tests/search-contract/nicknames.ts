import { describe, expect, test } from 'vitest'
import { indexWith, type MakeEngine, vehicle } from './fixture.ts'

/** Nicknames of makes and models find the vehicles. */
export function nicknames(makeEngine: MakeEngine): void {
  const stock = [
    vehicle('golf', { make: 'Volkswagen', model: 'Golf', badge: 'GTI' }),
    vehicle('silverado', { make: 'Chevrolet', model: 'Silverado', description: 'Traded by a Benz owner' }),
    vehicle('c200', { make: 'Mercedes-Benz', model: 'C200' }),
    vehicle('c-class', { make: 'Mercedes-Benz', model: 'C-Class' }),
    vehicle('cruiser', { make: 'Toyota', model: 'Land Cruiser' }),
    vehicle('lc200', { make: 'Toyota', model: 'LandCruiser 200' }),
    vehicle('commodore', { make: 'Holden', model: 'Commodore', drive: 'RWD' }),
    vehicle('polo', { make: 'VW', model: 'Polo', body: 'Hatchback' }),
    vehicle('triton', { make: 'Mitsubishi', model: 'Triton', badge: 'Double Cab', drive: '4WD' }),
    vehicle('pt', { make: 'Chrysler', model: 'PT Cruiser', colour: 'Grey' }),
  ]

  test.each([
    ['vw', ['polo', 'golf']],
    ['volkswagen', ['golf', 'polo']],
    ['vw golf', ['golf']],
    ['golf vw', ['golf']],
    ['v-dub golf gti', ['golf']],
    ['chevy silverado', ['silverado']],
    ['chev', ['silverado']],
    ['merc c class', ['c-class', 'c200']],
    ['benz c200', ['c200']],
    ['cruiser', ['pt', 'lc200', 'cruiser']],
    ['lc200', ['lc200']],
    ['toyota lc', ['lc200', 'cruiser']],
    ['tojo lc300', ['lc200', 'cruiser']],
    ['commy', ['commodore']],
    ['mitsi triton dual cab', ['triton']],
    ['4x4 triton', ['triton']],
    ['polo hatch', ['polo']],
    ['gray', ['pt']],
  ])('DATA-02 a nickname works wherever a name works: "%s"', async (typed, found) => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect((await idsFor({ text: typed })).toSorted()).toEqual(found.toSorted())
  })

  describe('DATA-02 a nickname', () => {
    test('ranks below the actual name', async () => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect((await idsFor({ text: 'cruiser' }))[0]).not.toBe('lc200')
      expect((await idsFor({ text: 'vw' }))[0]).toBe('polo')
    })

    test('is not a typing mistake', async () => {
      const { search } = await indexWith(makeEngine, stock)

      expect((await search({ text: 'vw golf' })).corrections).toEqual([])
    })
  })
}
