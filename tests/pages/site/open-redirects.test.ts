import { describe, expect, test } from 'vitest'
import { originOf, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { foreignAddresses } from '../../support/samples/foreign-addresses.ts'
import { signedIn } from '../../support/samples/signed-in.ts'
import { isFullRun } from '../../support/weight.ts'

/** Every form is a page to render, so runs that aren’t full take some. */
const forms = foreignAddresses.filter((_, at) => isFullRun || at % 9 === 0)
const dealer = await dealership({ site: { forms: { gateSpinToWin: true } } })
const customer = await signedIn(dealer)

describe.each(['redirect', 'back'])('ROUTE-03 the parameter %s', (name) => {
  test('takes no visitor to another site who has signed in already', async () => {
    const answers = await Promise.all(forms.map((form) => visit(dealer, signInWith(name, form), customer)))

    expect(answers.filter(({ status }) => status !== 303)).toEqual([])
    expect(forms.filter((_, at) => leadsAway(answers[at]?.headers.get('location')))).toEqual([])
  })

  test('is in no link and no form of the page', async () => {
    const answers = await Promise.all(forms.map((form) => visit(dealer, signInWith(name, form))))

    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const leading = forms.filter((_, at) => addressesIn(answers[at]?.html ?? '').some(leadsAway))
    expect(leading).toEqual([])
  })

  test('is in no address that a form leads on to', async () => {
    const body = () => new URLSearchParams({ do: 'resend' })
    const headers = { origin: originOf(dealer) }
    const answers = await Promise.all(
      forms.map((form) => visit(dealer, signInWith(name, form), { method: 'POST', headers, body: body() })),
    )

    expect(answers.filter(({ status }) => status !== 303)).toEqual([])
    const next = answers.map(({ headers }) => new URL(headers.get('location') ?? '', originOf(dealer)))
    expect(
      next.filter(({ origin, pathname }) => origin + pathname !== `${originOf(dealer)}/sign-in`),
    ).toEqual([])
    expect(forms.filter((_, at) => leadsAway(next[at]?.searchParams.get(name)))).toEqual([])
  })
})

test('ROUTE-03 the page that a visitor says they came from takes nobody to another site', async () => {
  const referers = forms.flatMap((form) => [headerOf(form), originOf(dealer) + headerOf(form)])
  const answers = await Promise.all(
    referers.map((referer) => visit(dealer, '/spin-to-win', { headers: { referer } })),
  )

  expect(answers.filter(({ status }) => status !== 302)).toEqual([])
  const backs = answers.map(({ headers }) => new URL(headers.get('location') ?? '', originOf(dealer)))
  expect(referers.filter((_, at) => leadsAway(backs[at]?.searchParams.get('back')))).toEqual([])
})

const signInWith = (name: string, form: string) =>
  `/sign-in?${new URLSearchParams({ type: 'watchlist', [name]: form })}`

/** Every address of the page that a visitor may follow. */
function addressesIn(html: string) {
  return Array.from(html.matchAll(/<(?:a|form)\b[^>]*?\b(?:href|action)="([^"]*)"/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  ).filter((address) => !/^(?:tel|mailto):/.test(address))
}

/** Another origin, or no address at all. What reads as a path to one parser and as a host to another counts as one. */
function leadsAway(address: string | null | undefined) {
  const own = originOf(dealer)
  if (address === null || address === undefined) return true
  if (/^[\s\\/]*[\\/][\s\\/]*[\\/]/.test(address) || /[\\\s\p{Cc}]/u.test(address)) return true
  return !URL.canParse(address, own) || new URL(address, own).origin !== own
}

/** A header has fewer characters than an address. */
const headerOf = (form: string) => form.replaceAll(/[^\x20-\x7e]/g, '')
