import { expect, test } from 'vitest'
import {
  choicesFor,
  nextStep,
  type PurchaseChoices,
  purchaseSummary,
  purchaseTotal,
  stepsOf,
} from './purchase.ts'
import { withValidOffer } from './purchase-trade-in.ts'
import { readPurchaseStep } from './read-purchase-step.ts'

const towBar = {
  id: 'tow-bar',
  name: 'Tow bar',
  text: '',
  priceCents: 1_290_00,
  carTypes: ['new', 'used'],
} as const
const paint = {
  id: 'paint',
  name: 'Paint protection',
  text: '',
  priceCents: 899_00,
  carTypes: ['new'],
} as const
const choices: PurchaseChoices = { accessories: [towBar], protection: [paint], deliveryCents: 350_00 }
const hilux = { label: '2021 Toyota HiLux', cents: 45_990_00 }

test('RSV-04 a step with nothing to choose is left out', () => {
  expect(stepsOf({ accessories: [], protection: [], deliveryCents: null })).toEqual([
    'payment',
    'trade-in',
    'review',
  ])
  expect(stepsOf(choicesFor('used', choices))).not.toContain('protection')
})

test('RSV-04 a purchase goes on at the first step without an answer', () => {
  expect(nextStep({}, choices)).toBe('payment')
  expect(nextStep({ payment: 'finance', tradeIn: 'none', accessories: [] }, choices)).toBe('protection')
})

test('RSV-04 the total is the vehicle’s price with what was chosen, to the cent', () => {
  const answers = {
    accessories: ['tow-bar', 'gone'],
    protection: ['paint'],
    handover: { by: 'delivery', address: '1 High St', postcode: '4000' },
  } as const
  expect(purchaseTotal(hilux, answers, choices)).toEqual({
    lines: [
      hilux,
      { label: 'Tow bar', cents: 1_290_00 },
      { label: 'Paint protection', cents: 899_00 },
      { label: 'Delivery', cents: 350_00 },
    ],
    totalCents: 48_529_00,
  })
})

test('RSV-04 the dealer reads what was chosen in words', () => {
  const tradeIn = { rego: '123ABC', odometerKm: 85_000, about: 'Small dent' }
  expect(purchaseSummary({ payment: 'finance', tradeIn, handover: { by: 'collection' } }, [hilux])).toEqual([
    '2021 Toyota HiLux: $45,990.00',
    'Paying with finance',
    'Trade-in: 123ABC, 85,000 km, Small dent',
    'Collecting from the dealership',
  ])
})

test.each<[Parameters<typeof readPurchaseStep>[0], Record<string, string>, string[]]>([
  ['payment', {}, ['payment']],
  ['payment', { payment: 'bitcoin' }, ['payment']],
  ['trade-in', {}, ['trade_in']],
  ['trade-in', { trade_in: 'yes', rego: '<b>', odometer: 'lots' }, ['rego', 'odometer']],
  ['handover', { handover: 'drone' }, ['handover']],
  ['handover', { handover: 'delivery', postcode: 'abc' }, ['address', 'postcode']],
])('RSV-04 the step %s with %o is refused with a reason', (step, typed, fields) => {
  const read = readPurchaseStep(step, new URLSearchParams(typed), choices)

  expect('errors' in read && read.errors.map(({ field }) => field)).toEqual(fields)
})

test('RSV-04 extras that the dealer does not offer are ignored', () => {
  const typed = new URLSearchParams('accessories=tow-bar&accessories=__proto__&accessories=gold-rims')

  expect(readPurchaseStep('accessories', typed, choices)).toEqual({ answers: { accessories: ['tow-bar'] } })
})

const accepted = {
  vehicle: '2024 Mazda CX-5',
  rego: 'NEW001',
  odometerKm: 41_250,
  cents: 26_500_00,
  validUntil: '2026-03-17',
}

test('TRD-06 an accepted offer counts with its own amount, whatever the browser sends', () => {
  const typed = new URLSearchParams({ trade_in: 'offer', rego: 'OTHER', cents: '99999999' })
  const read = readPurchaseStep('trade-in', typed, choices, accepted)
  if ('errors' in read) throw new Error('It was refused.')

  expect(read.answers.tradeIn).toMatchObject({ rego: 'NEW001', offer: { cents: 26_500_00 } })
  expect(purchaseTotal(hilux, read.answers, choices)).toEqual({
    lines: [hilux, { label: 'Your trade-in, before its inspection', cents: -26_500_00 }],
    totalCents: 19_490_00,
  })
  expect('errors' in readPurchaseStep('trade-in', typed, choices)).toBe(true)
})

test('TRD-06 an offer that has expired counts no more, and the trade-in stays', () => {
  const { rego, odometerKm, cents, validUntil } = accepted
  const answers = { tradeIn: { rego, odometerKm, about: '', offer: { cents, validUntil } } }

  expect(withValidOffer(answers, '2026-03-17')).toEqual(answers)
  expect(withValidOffer(answers, '2026-03-18')).toEqual({ tradeIn: { rego, odometerKm, about: '' } })
})
