import { expect, test } from 'vitest'
import type { Change, Document } from '../../src/search/port.ts'
import { fill, indexWith, type MakeEngine, streamed, vehicle } from './fixture.ts'

/** An index follows changes to the vehicles. */
export function writes(makeEngine: MakeEngine): void {
  const stock = [vehicle('1', { make: 'Kia', price: 10 }), vehicle('2', { make: 'Ford', price: 20 })]

  async function following(documents: readonly Document[] = stock) {
    const fixture = await indexWith(makeEngine, documents)
    async function apply(changes: readonly Change[], position: bigint) {
      await fixture.index.apply('site', changes, position)
      await fixture.index.settled('site', position)
    }
    return { ...fixture, apply }
  }

  test('SRCH-17 added, changed and removed vehicles are found as they are now', async () => {
    const { search, apply, idsFor } = await following()

    await apply([{ put: vehicle('3', { make: 'Kia', model: 'Sportage', price: 30 }) }], 2n)
    expect(await idsFor({ chosen: { make: ['Kia'] } })).toEqual(['3', '1'])
    expect(await idsFor({ text: 'sportage' })).toEqual(['3'])

    await apply([{ put: vehicle('3', { make: 'Ford', model: 'Focus', price: 5 }) }], 3n)
    expect(await idsFor({ text: 'sportage' })).toEqual([])
    expect(await search({ sort: 'price-asc', count: ['make'], stats: ['price'] })).toMatchObject({
      ids: ['3', '1', '2'],
      facets: {
        make: [
          { value: 'Ford', count: 2 },
          { value: 'Kia', count: 1 },
        ],
      },
      stats: { price: { min: 5, max: 20 } },
    })

    await apply([{ remove: '2' }, { remove: 'never there' }], 4n)
    expect(await search({ sort: 'price-desc', stats: ['price'] })).toMatchObject({
      ids: ['1', '3'],
      stats: { price: { min: 5, max: 10 } },
    })
  })

  test('SRCH-15 a word that no vehicle has any more is no longer used for corrections', async () => {
    const { apply, search } = await following([
      vehicle('1', { model: 'Hilux' }),
      vehicle('2', { model: 'Hilix' }),
    ])

    expect((await search({ text: 'hilix' })).ids).toEqual(['2'])
    await apply([{ remove: '2' }], 2n)
    expect(await search({ text: 'hilix' })).toMatchObject({
      ids: ['1'],
      corrections: [{ from: 'hilix', to: 'hilux' }],
    })
  })

  test('SRCH-17 the last change of a batch to a vehicle counts', async () => {
    const { apply, idsFor } = await following()

    await apply(
      [{ put: vehicle('1', { make: 'Audi' }) }, { remove: '1' }, { remove: '2' }, { put: vehicle('2') }],
      2n,
    )

    expect(await idsFor({})).toEqual(['2'])
  })

  test('SRCH-17 repeating a batch, or applying an older one, changes nothing', async () => {
    const { index, apply, idsFor, search } = await following()
    await apply([{ put: vehicle('3') }], 5n)
    const { revision } = await search({})

    await apply([{ remove: '3' }], 5n)
    await apply([{ remove: '1' }], 4n)

    expect(await idsFor({})).toEqual(['3', '2', '1'])
    expect(await index.position('site')).toBe(5n)
    expect((await search({})).revision).toBe(revision)
  })

  test('SRCH-17 every state of the index has its own revision', async () => {
    const { index, apply, search } = await following()
    const states = [(await search({})).revision]
    await apply([{ remove: '1' }], 2n)
    states.push((await search({})).revision)
    await fill(index, stock, 'site', 2n)
    states.push((await search({})).revision)

    expect(new Set(states).size).toBe(3)
    expect((await search({ text: 'kia' })).revision).toBe(states.at(-1))
  })

  test('SRCH-17 the old index serves searches until its rebuild is complete', async () => {
    const { index, idsFor } = await following()
    const half = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    async function* slowly() {
      yield vehicle('8')
      half.resolve()
      await rest.promise
      yield vehicle('9')
    }

    const rebuilt = index.rebuild('site', slowly(), 7n)
    await half.promise
    expect(await idsFor({})).toEqual(['2', '1'])
    expect(await index.position('site')).toBe(1n)

    rest.resolve()
    await rebuilt
    await index.settled('site', 7n)
    expect(await idsFor({})).toEqual(['9', '8'])
    expect(await index.position('site')).toBe(7n)
  })

  test('SRCH-17 a change during a rebuild is not lost', async () => {
    const { index, idsFor } = await following()

    await Promise.all([
      index.rebuild('site', streamed([vehicle('8')]), 7n),
      index.apply('site', [{ put: vehicle('9') }], 8n),
    ])
    await index.settled('site', 8n)

    expect(await idsFor({})).toEqual(['9', '8'])
    expect(await index.position('site')).toBe(8n)
  })

  test('SRCH-17 the old index stays when reading the vehicles fails', async () => {
    const { index, idsFor, apply } = await following()
    async function* broken() {
      yield vehicle('8')
      throw new Error('the database is unavailable')
    }

    await expect(index.rebuild('site', broken(), 7n)).rejects.toThrow('the database is unavailable')
    expect(await idsFor({})).toEqual(['2', '1'])

    await apply([{ remove: '1' }], 2n)
    expect(await idsFor({})).toEqual(['2'])
  })

  test('SRCH-17 a dropped tenant is empty, and can be filled again', async () => {
    const { index, idsFor } = await following()

    await index.drop('site')
    expect(await idsFor({})).toEqual([])
    expect(await index.position('site')).toBe(0n)

    await fill(index, [vehicle('3')], 'site', 1n)
    expect(await idsFor({})).toEqual(['3'])
  })

  test('SRCH-17 an aborted search is not run', async () => {
    const { index } = await following()
    const scope = { tenant: 'site', visible: { is: 'all', of: [] } } as const

    await expect(index.search(scope, {}, AbortSignal.abort())).rejects.toThrow('aborted')
  })
}
