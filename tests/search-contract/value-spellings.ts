import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../src/search/port.ts'
import { requestWithKeys, withKeys } from '../../src/search/vehicle-keys.ts'
import { indexWith, type MakeEngine, vehicle } from './fixture.ts'

/** Engines compare keys, so the spellings of a value are one value, and keys that differ in a character are two. */
export function valueSpellings(makeEngine: MakeEngine): void {
  const stock = [
    vehicle('1', { make: 'Citroën', model: 'C+Pod', colour: 'White', features: ['Tow Bar'] }),
    vehicle('2', { make: 'CITROEN', model: 'CPod', colour: 'WHITE', features: ['TOWBAR', 'Sunroof'] }),
    vehicle('3', { make: 'Saab', model: '9-3', colour: ' white', features: [] }),
    vehicle('4', { make: 'Saab', model: '93', colour: '-', features: ['sunroof'] }),
    vehicle('5', { make: 'Mazda', model: 'CX-5', fuel: 'Petrol/Electric', city: 'New Town' }),
    vehicle('6', { make: 'Mazda', model: 'cx 5', fuel: 'Petrol', city: 'Newtown' }),
    vehicle('7', { make: '比亚迪', model: '海豚 "EV"', fuel: 'PETROL / electric', city: 'NEW-TOWN' }),
  ].map(withKeys)

  test.each([
    [{ colour: ['WHITE'] }, ['3', '2', '1']],
    [{ make: ['citroen'] }, ['2', '1']],
    [{ model: ['c+pod'] }, ['1']],
    [{ model: ['C-Pod'] }, ['2']],
    [{ model: ['9 3'] }, ['3']],
    [{ model: ['CX5'] }, ['6', '5']],
    [{ fuel: ['petrol/electric'] }, ['7', '5']],
    [{ city: ['new town'] }, ['7', '5']],
    [{ features: ['tow-bar', 'SUNROOF'] }, ['2']],
    [{ make: ['比亚迪'], model: ['海豚 "ev"'] }, ['7']],
    [{ colour: ['-'] }, []],
  ])('DATA-01 choosing %j finds %j', async (chosen, found) => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor(requestWithKeys({ chosen }))).toEqual(found)
  })

  test('DATA-01 spellings of one value count together, and a lone dash is not counted', async () => {
    const { search } = await indexWith(makeEngine, stock)

    const { facets } = await search(requestWithKeys({ count: ['colour', 'city'] }))

    expect(facets.colour?.map(({ count }) => count)).toEqual([3])
    expect(facets.city?.map(({ count }) => count)).toEqual([2, 1])
  })

  test('DATA-01 two spellings of a value always find the same vehicles', async () => {
    const { index, idsFor } = await indexWith(makeEngine, [])
    let position = 2n
    const value = fc.string({ unit: fc.constantFrom(...'aB9 -/+.éß"_&'), minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 8 }), async (colours) => {
        const put = colours.map((colour, at): { put: Document } => ({
          put: withKeys(vehicle(String(at), { colour })),
        }))
        const gone = Array.from({ length: 8 - colours.length }, (_, at) => ({
          remove: String(at + colours.length),
        }))
        await index.apply('site', [...put, ...gone], position)
        await index.settled('site', position++)
        for (const colour of colours) {
          const found = await idsFor(requestWithKeys({ chosen: { colour: [colour] } }))
          for (const other of [colour.toUpperCase(), colour.replaceAll('-', ' '), colour.normalize('NFD')])
            expect(await idsFor(requestWithKeys({ chosen: { colour: [other] } }))).toEqual(found)
          expect(found.includes(String(colours.indexOf(colour)))).toBe(/[^ -]/.test(colour))
        }
      }),
      { numRuns: 25, seed: 9 },
    )
  })
}
