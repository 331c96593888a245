import type { FinanceCategory } from '#domain/finance/finance-form.ts'

/** One of the finance pages: what it is called, what it is for and what its form is about. */
export type FinanceKind = {
  path: string
  title: string
  lead: string
  category: FinanceCategory
  formHeading: string
  /** Who comes to look gets the calculator first; who comes to apply gets the form first. */
  startsWith: 'calculator' | 'form'
  /** Shows the stock of one make that can be financed. */
  isOfBrand: boolean
  /** Without a vehicle it has little to say. */
  isAboutVehicle: boolean
}

const usual = {
  category: 'Finance Enquiry',
  startsWith: 'form',
  isOfBrand: false,
  isAboutVehicle: false,
} as const

/** Every finance page. A page of a make is named after the make, `Mazda` where the site is of no single one. */
export function financeKinds(make: string): FinanceKind[] {
  return [
    {
      ...usual,
      path: '/finance',
      title: 'Finance',
      lead: 'Work out what a vehicle would cost you by the week, see how finance works, and ask our finance team.',
      formHeading: 'Ask our finance team',
      startsWith: 'calculator',
    },
    {
      ...usual,
      path: '/finance-enquiry',
      title: 'Finance enquiry',
      lead: 'Ask our finance team anything: what you could borrow, what it would cost, or how it works with a trade-in.',
      formHeading: 'Make a finance enquiry',
    },
    {
      ...usual,
      path: '/apply-for-finance',
      title: 'Apply for finance',
      lead: 'Tell us what you have in mind and how you would like to pay for it. It takes a few minutes, and no documents yet.',
      category: 'Finance Application',
      formHeading: 'Start your application',
    },
    {
      ...usual,
      path: '/finance-pre-approval',
      title: 'Get pre-approved',
      lead: 'Know your budget before you choose: tell us a little about yourself, and we come back with what you could borrow.',
      category: 'Finance Pre-Approval',
      formHeading: 'Ask for pre-approval',
    },
    {
      ...usual,
      path: '/mazda-finance-page',
      title: `${make} finance`,
      lead: `Finance for your next ${make}: what is in stock with its repayments, a calculator, and our finance team.`,
      formHeading: `Ask about ${make} finance`,
      startsWith: 'calculator',
      isOfBrand: true,
    },
    {
      ...usual,
      path: '/personalised/finance',
      title: 'Personalised finance',
      lead: 'What the lender says about the vehicle you have in mind, and what it would be on terms of your own.',
      category: 'Personalised Finance',
      formHeading: 'Go through it with us',
      isAboutVehicle: true,
    },
  ]
}
