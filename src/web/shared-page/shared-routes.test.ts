import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedRoutes, sharedTest } from './shared-routes.server.ts'

test('OPS-04 every shared page has a route', () => {
  const missing = Object.keys(sharedRoutes).filter(
    (module) => !existsSync(`src/web/${module}.tsx`) && !existsSync(`src/web/${module}.ts`),
  )
  expect(missing).toEqual([])
})

test.each([
  ['search/search.route', {}, true],
  ['finance/finance.route.tsx at finance', { form: { offer: null } }, true],
  ['car-page/car.route', { enquiry: { offer: { days: [] } } }, false],
  ['content/page/content-page.route', { sections: [{}, { form: { offer: { days: [] } } }] }, false],
  ['range/own-address.route', { page: { sections: [{ form: { offer: { days: [] } } }] } }, false],
  ['catalogue/catalogue.route', { page: { form: { offer: { text: 'None' } } } }, true],
  ['car-page/car.route', undefined, false],
  ['customers/account/account.route', {}, false],
  ['toString', {}, false],
])('OPS-04 the page of “%s” with %j is shared: %s', (id, loaderData, isShared) => {
  expect(sharedTest(id)?.(loaderData) ?? false).toBe(isShared)
})
