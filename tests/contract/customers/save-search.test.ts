import { describe, expect, test } from 'vitest'
import { MAX_CUSTOMER_SEARCHES, removeSearch, saveSearch } from '#operations/alerts/save-search.ts'
import { dealership } from '../../support/samples/dealership.ts'

const dealer = await dealership({})

describe('SAVE-06 a search in an account', () => {
  test('is saved once, in any order and spelling', async () => {
    const kim = await customer('+61491570010')
    expect(await kim.save('/search?make=Toyota&fuel=Diesel')).toBe('saved')
    expect(await kim.save('/search?fuel=diesel&make=TOYOTA&page=3&sortBy=latest')).toBe('saved')
    expect(await kim.list()).toEqual(['/search?make=Toyota&fuel=Diesel'])
    await removeSearch(kim.id, '/search?fuel=DIESEL&make=toyota', dealer)
    expect(await kim.list()).toEqual([])
  })

  test('has to be a search, and the shopper’s place is left out', async () => {
    const kim = await customer('+61491570011')
    for (const address of ['/search', '/account', 'https://evil.example/search?make=a', '', 'x'.repeat(5000)])
      expect(await kim.save(address)).toBe('not a search')
    await kim.save('/search?make=Mazda&near=4178')
    expect(await kim.list()).toEqual(['/search?make=Mazda'])
  })

  test('is one of fifty at most, also when many are saved at once', async () => {
    const kim = await customer('+61491570012')
    const outcomes = await Promise.all(
      Array.from({ length: MAX_CUSTOMER_SEARCHES + 4 }, (_, km) => kim.save(`/search?km=%3A${km + 1}`)),
    )
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(4)
    expect(await kim.list()).toHaveLength(MAX_CUSTOMER_SEARCHES)
    expect(await kim.save('/search?km=%3A1'), 'a saved one stays saved').not.toBe('not a search')
  })

  test('remembers the latest time that its results were seen', async () => {
    const kim = await customer('+61491570013')
    const at = (seconds: number) => new Date(seconds * 1000)
    await saveSearch(kim.id, { address: '/search?make=Kia', seenAt: at(1000) }, dealer)
    await saveSearch(kim.id, { address: '/search?make=Kia', seenAt: at(3000) }, dealer)
    await saveSearch(kim.id, { address: '/search?make=Kia', seenAt: at(2000) }, dealer)
    expect((await dealer.savedSearches.of(kim.id))[0]?.seenAt).toEqual(at(3000))
  })
})

async function customer(phone: string) {
  const { id } = await dealer.customers.withPhone(phone)
  return {
    id,
    save: (address: string) => saveSearch(id, { address }, dealer),
    list: async () => (await dealer.savedSearches.of(id)).map(({ address }) => address),
  }
}
