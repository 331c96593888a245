import { describe, expect, test } from 'vitest'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { originOf } from '../../support/browser/visit.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

const dealer = await dealership({
  site: {
    reservations: { enabled: true, takesPayments: true, onlinePurchase: 'all', gateCheckout: true },
    finance: { gatePersonalised: true },
    forms: { gateSpinToWin: true },
  },
  stock: [{ slug: 'hilux' }],
})
const car = await dealer.cars.findBySlug('hilux')
const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)

/** How else the router reads a path. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with a slash at its end': (path) => `${path}/`,
  'with two slashes at its end': (path) => `${path}//`,
  'with a capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'with an escaped letter': (path) =>
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'as data': (path) => `${path}.data`,
  'as data, with a slash at its end': (path) => `${path}/_.data`,
  'as data, with slashes at its end': (path) => `${path}//_.data`,
  'as data, with a capital': (path) => `${path.replace(/[a-z]/, (letter) => letter.toUpperCase())}.data`,
}

const gated = [
  '/cars/hilux/checkout',
  '/cars/hilux/buy-online',
  '/checkout-journey?car_id=hilux',
  '/personalised/finance',
  '/spin-to-win',
  '/online-payment',
  purchase,
].flatMap((path) =>
  Object.entries(spellings).map(([how, spell]) => ({
    how,
    page: path.replace(purchase, '/purchases/:token'),
    path: withQuery(spell, path),
  })),
)

function withQuery(spell: (path: string) => string, address: string) {
  const [path = '', query] = address.split('?')
  return query === undefined ? spell(path) : `${spell(path)}?${query}`
}

describe('ROUTE-08 a page that needs a sign-in', () => {
  test.each(gated)('leads a visitor there: $page, $how', async ({ path }) => {
    expect(await opened(path)).toMatch(SIGN_IN)
  })

  test.each(gated)('takes no form from a visitor: $page, $how', async ({ path }) => {
    // Some forms know only one spelling of their address.
    expect(await sent(path)).toSatisfy((answer: string) => SIGN_IN.test(answer) || answer.startsWith('404'))
  })

  test('gives a visitor no place in a queue', async () => {
    expect(await sent('/cars/hilux/checkout', { do: 'queue' })).toMatch(SIGN_IN)
  })

  test('keeps what a visitor chose in a purchase, whose session may have ended meanwhile', async () => {
    const { id } = await dealer.purchases.start(car?.id ?? '')
    const address = `${await purchasePath(id, dealer.seal)}?step=payment`

    expect(await sent(address, { payment: 'own-funds' })).toMatch(SIGN_IN)
    expect(await dealer.purchases.find(id)).toMatchObject({ answers: { payment: 'own-funds' } })
  })

  test('is open to a customer', async () => {
    const { headers } = await signedIn(dealer)
    expect(await opened(purchase, headers)).toMatch(/^200/)
    expect(await opened('/personalised/finance.data', headers)).toMatch(/^200/)
  })
})

/** A redirect, or data that says so. */
const SIGN_IN = /^30[23] \/sign-in\?|^202 [^]*"\/sign-in\?/

/** Where a browser ends up that follows the redirects to the page's one address. */
async function opened(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await wholeApp(dealer)(path, { headers })
  const location = response.headers.get('location') ?? ''
  return response.status === 308
    ? opened(location.slice(originOf(dealer).length), headers)
    : `${response.status} ${location || (await response.text())}`
}

async function sent(path: string, fields: Record<string, string> = { name: 'Kim Nguyen' }) {
  const response = await wholeApp(dealer)(path, {
    method: 'POST',
    headers: { origin: originOf(dealer) },
    body: new URLSearchParams(fields),
  })
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`
}
