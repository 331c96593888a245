import { expect, test } from 'vitest'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { opensFirstCar } from '../support/visitor/first-car.ts'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'

const paths = ['/', '/search', '/locations', '/trade-in', '/watchlist', '/sign-in', '/finance', '/contact']

inEachBrowser((visit) => {
  test.each(dealerOfEachTemplate)(
    'SITE-03 pages of %s hydrate, fit every width and report no fault',
    async (slug) => {
      await visit({ slug, width: 390 }, async (visitor) => {
        for (const path of paths) {
          await visitor.opens(path)
          await visitor.isHydrated()
          await visitor.checksLayout()
        }
        await opensFirstCar(visitor)
        await visitor.checksLayout()
      })
    },
  )

  test('SITE-03 the menu button and the end of a page keep the room around them', async () => {
    await visit({ slug: 'brindlewood', width: 390 }, async (visitor) => {
      await visitor.opens('/search')
      expect(await visitor.style('.site-header__toggle', 'padding-left')).toBe('16px')
      expect(await visitor.style('.search-page', 'padding-bottom')).toBe(
        await visitor.style('.search-page', 'padding-top'),
      )
    })
  })
})
