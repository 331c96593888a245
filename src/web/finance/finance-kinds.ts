import type { FinanceCategory } from '#domain/finance/finance-form.ts'

/** One of the finance pages. */
export type FinanceKind = {
  path: string
  title: string
  lead: string
  category: FinanceCategory
  formHeading: string
  /** The label of the button that sends the form, where the site's own says too little. */
  button?: string
  /** Visitors who browse see the calculator first. Visitors who apply see the form first. */
  startsWith: 'calculator' | 'form'
  /** Shows the stock of one make that can be financed. */
  isOfBrand: boolean
  /** Whether the page is about one vehicle. */
  isAboutVehicle: boolean
}

const defaults = {
  category: 'Finance Enquiry',
  startsWith: 'form',
  isOfBrand: false,
  isAboutVehicle: false,
} as const

/** Every finance page. The brand page has the site's make in its title, or `Mazda` where a site has no single make. */
export function financeKinds(make: string): FinanceKind[] {
  return [
    {
      ...defaults,
      path: '/finance',
      title: 'Finance',
      lead: 'Work out what a vehicle would cost you by the week, see how finance works, and ask our finance team.',
      formHeading: 'Ask our finance team',
      startsWith: 'calculator',
    },
    {
      ...defaults,
      path: '/finance-enquiry',
      title: 'Finance enquiry',
      lead: 'Ask our finance team anything: what you could borrow, what it would cost, or how it works with a trade-in.',
      formHeading: 'Make a finance enquiry',
    },
    {
      ...defaults,
      path: '/apply-for-finance',
      title: 'Apply for finance',
      lead: 'Tell us what you have in mind and how you’d like to pay for it. It takes a few minutes, and you don’t need any documents yet.',
      category: 'Finance Application',
      formHeading: 'Start your application',
      button: 'Send application',
    },
    {
      ...defaults,
      path: '/finance-pre-approval',
      title: 'Get pre-approved',
      lead: 'Know your budget before you choose: tell us a little about yourself, and we’ll get back to you with what you could borrow.',
      category: 'Finance Pre-Approval',
      formHeading: 'Ask for pre-approval',
      button: 'Ask for pre-approval',
    },
    {
      ...defaults,
      path: '/mazda-finance-page',
      title: `${make} finance`,
      lead: `Finance for your next ${make}: cars in stock with their repayments, a calculator and our finance team.`,
      formHeading: `Ask about ${make} finance`,
      startsWith: 'calculator',
      isOfBrand: true,
    },
    {
      ...defaults,
      path: '/personalised/finance',
      title: 'Personalised finance',
      lead: 'See the lender’s repayments for the vehicle you have in mind, or try your own terms.',
      category: 'Personalised Finance',
      formHeading: 'Talk it through with us',
      isAboutVehicle: true,
    },
  ]
}
