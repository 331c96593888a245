import { expect, test } from 'vitest'
import { originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const dealer = await dealership({ site: { reservations: { takesInvoices: true } } })

test.each([
  { path: '/account' },
  { path: '/account/phone' },
  { path: '/account/data' },
  { path: '/account/alerts' },
  { path: '/online-payment' },
])('SAVE-01 $path lets its customer sign out', async ({ path }) => {
  const kim = await signedIn(dealer)
  const page = await visit(dealer, path, { headers: kim.headers })
  const [, form = ''] =
    /(<form[^>]*>)<input type="hidden" name="do" value="sign-out"\/>(?:(?!<\/form>).)*Sign out/s.exec(
      page.html,
    ) ?? []
  expect(form).toContain('action="/account"')

  await visit(dealer, '/account', {
    method: 'POST',
    body: new URLSearchParams({ do: 'sign-out' }),
    headers: { ...kim.headers, origin: originOf(dealer) },
  })

  expect((await visit(dealer, path, { headers: kim.headers })).status).toBe(302)
})
