import { questionsOf } from '../enquiries/enquiry-form.ts'
import { describe, expect, test } from 'vitest'
import { financeForm } from './finance-form.ts'
import { financeAddress, readFinanceLink } from './finance-link.ts'

const dealer = {
  dealerships: [
    { id: '1041', slug: 'toyota', name: 'Brindle Toyota' },
    { id: '1042', slug: 'mazda', name: 'Brindle Mazda' },
  ],
  locations: [
    { id: 'A', name: 'Aspley', street: '1 First Street', city: 'Aspley', dealershipSlug: 'toyota' },
    { id: 'B', name: 'Nundah', street: '2 Second Street', city: 'Nundah', dealershipSlug: 'mazda' },
  ],
  forms: { hideMessage: false },
}
const emptyLink = { preferredDealership: null, vehiclePriceBudgetCents: null, carType: null }

describe('ROUTE-02 a link to a finance page', () => {
  test('has the vehicle and the section of the page', () => {
    const car = { slug: 'hilux', carType: 'used' as const, priceCents: 45_990_00, dealershipSlug: 'toyota' }

    const address = financeAddress('/finance-pre-approval', car, 'finance-form')

    expect(address).toBe(
      '/finance-pre-approval?preferredDealership=toyota&vehiclePriceBudget=45990&car_id=hilux&car_type=used#finance-form',
    )
    expect(readFinanceLink(new URL(address, 'http://site').searchParams)).toEqual({
      preferredDealership: 'toyota',
      vehiclePriceBudgetCents: 45_990_00,
      carType: 'used',
    })
  })

  test.each([
    ['', emptyLink],
    ['preferredDealership=%00&vehiclePriceBudget=-5&car_type=boat', emptyLink],
    ['vehiclePriceBudget=0', emptyLink],
    ['vehiclePriceBudget=NaN&vehiclePriceBudget=5', emptyLink],
    ['vehiclePriceBudget=%2445%2C990', { ...emptyLink, vehiclePriceBudgetCents: 45_990_00 }],
  ])('with %j keeps only valid values', (query, link) => {
    expect(readFinanceLink(new URLSearchParams(query))).toEqual(link)
  })

  test.each([
    ['mazda', { location: 'B' }],
    ['1042', { location: 'B' }],
    ['Brindle Toyota', { location: 'A' }],
    ['nobody', {}],
  ])('to dealership %j preselects its location', (preferredDealership, prefilled) => {
    const link = readFinanceLink(new URLSearchParams({ preferredDealership }))

    expect(financeForm(dealer, 'Finance Enquiry', null, link).prefilled).toEqual(prefilled)
  })

  test('preselects the dealership where the form asks for one', () => {
    const form = financeForm({ ...dealer, locations: [] }, 'Finance Enquiry', null, {
      ...emptyLink,
      preferredDealership: 'mazda',
    })

    expect(form.prefilled).toEqual({ dealership_slug: 'mazda' })
  })

  test('about a vehicle asks for neither location nor type, and prefills its price unless the link has a budget', () => {
    const car = { carType: 'used' as const, priceCents: 20_000_00 }
    const form = financeForm(dealer, 'Finance Application', car, emptyLink)
    const other = financeForm(dealer, 'Finance Application', car, {
      ...emptyLink,
      vehiclePriceBudgetCents: 100,
    })

    expect(form).toMatchObject({ prefilled: { vehiclePriceBudget: '20000' } })
    expect(questionsOf(form).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'phone',
      'PreferredContactMethod',
      'vehiclePriceBudget',
      'finance_deposit',
      'finance_term',
      'employment',
      'income_range',
      'time_to_call',
      'message',
    ])
    expect(other).toMatchObject({ prefilled: { vehiclePriceBudget: '1' } })
  })
})
