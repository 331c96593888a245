import { expect, test } from 'vitest'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'
import type { Visitor } from '../support/visitor/visitor.ts'

inEachBrowser((visit) => {
  test('SRCH-03 on a desktop, going back returns to the same filtered and sorted page of results', async () => {
    await visit({ slug: 'brindlewood', width: 1440 }, async (visitor) => {
      await visitor.opens('/')
      await visitor.isHydrated()
      await visitor.clicksButton('Stock', { within: 'header nav' })
      await visitor.clicksLink('Used Cars', { within: 'header nav' })
      await visitor.isAt(/\/search\/used-cars$/)
      await visitor.sees('Used cars for sale', { kind: 'heading' })
      await filtersByMake(visitor)
      await sortsAndTurnsThePage(visitor)
    })
  })

  test('SRCH-03 on a phone, the filters are a sheet, and going back returns to the same results', async () => {
    await visit({ slug: 'copperjack', width: 390 }, async (visitor) => {
      await visitor.opens('/search')
      await visitor.isHydrated()
      await visitor.clicksButton('Filters')
      await filtersByMake(visitor)
      await visitor.clicksButton(/^Show Me \d+/)
      await visitor.sees('Filters (1)', { kind: 'button' })
      await sortsAndTurnsThePage(visitor)
    })
  })
})

async function filtersByMake(visitor: Visitor) {
  const all = await shownCount(visitor)
  await visitor.ticks(/^Toyota/)
  await visitor.isAt(/[?&]make=Toyota|\/toyota/)
  await visitor.eventually(async () => expect(await shownCount(visitor)).toBeLessThan(all))
}

async function sortsAndTurnsThePage(visitor: Visitor) {
  await visitor.chooses(/^Sort by/, 'Highest Price')
  await visitor.isAt(/sortBy=price-desc/)
  await visitor.isStill()
  await visitor.clicksLink(/^Next/)
  await visitor.isAt(/page=2/)
  await visitor.isStill()
  await visitor.checksLayout()
  const cars = await visitor.texts('.car-card :is(h2, h3)')

  await visitor.clicksLink(/^Explore Vehicle/)
  await visitor.isAt(/\/cars\//)
  await visitor.isHydrated()
  await visitor.window.back()
  await visitor.isAt(/page=2/)
  await visitor.eventually(async () => expect(await visitor.texts('.car-card :is(h2, h3)')).toEqual(cars))
  const sorted = await visitor.sees(/^Sort by/, { kind: 'field' })
  expect(sorted.value).toBe('price-desc')
}

async function shownCount(visitor: Visitor) {
  return Number((await visitor.text('.search-page__count')).replaceAll(/\D/g, ''))
}
