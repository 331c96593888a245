import type { SiteDocument } from '#sites/site.ts'

type Wheel = NonNullable<NonNullable<SiteDocument['promotions']>['spinToWin']>

const commonTerms = (dealer: string, claimDays = 28) => [
  `The promoter is ${dealer}. Entry is open to Australian residents aged 18 or over with an Australian mobile number. Employees of the promoter and their families can’t enter.`,
  'Each mobile number has one spin. The result of a spin is decided and recorded by our website when you press the button, and can’t be changed or repeated.',
  `Show your claim code when you visit us within ${claimDays} days to collect your prize. Prizes aren’t transferable and can’t be exchanged for cash.`,
  'You don’t have to buy anything. We use your mobile number to run this promotion and to tell you about your prize, as our privacy policy says.',
]

/** The spin-to-win promotions of the demo. */
export const wheels = {
  copperjack: {
    id: 'tank-of-fuel',
    title: 'Spin to win at Copperjack',
    text: 'Every spin wins something, from a coffee at the yard to a $500 fuel card.',
    from: '2026-01-01',
    until: '2029-12-31',
    terms: commonTerms('Copperjack Used Cars Pty Ltd'),
    permits: 'Authorised under NSW Authority No. TP/00000. The total prize value is $6,450.',
    prizes: [
      { id: 'fuel-500', name: '$500 fuel card', share: 1, stock: 5 },
      {
        id: 'service',
        name: 'Free logbook service',
        details: 'Up to $350, at our Lansvale workshop.',
        share: 4,
        stock: 10,
      },
      {
        id: 'detail',
        name: 'Interior detail',
        details: 'For any car, not just one of ours.',
        share: 10,
        stock: 10,
      },
      { id: 'wash', name: 'Hand wash', share: 35, stock: 100 },
      { id: 'coffee', name: 'Coffee on us', details: 'Next time you visit one of our yards.', share: 150 },
    ],
  },
  pemberwick: {
    id: 'spring-drive',
    title: 'Spin to win',
    text: 'Book a test drive, take the wheel, then spin ours. One spin for each customer.',
    from: '2026-01-01',
    until: '2029-12-31',
    claimDays: 60,
    terms: commonTerms('Pemberwick Nissan Pty Ltd', 60),
    permits: 'No permit is needed in Victoria. The total prize value is $2,900.',
    prizes: [
      {
        id: 'mats',
        name: 'Genuine floor mats',
        details: 'For your Nissan, fitted while you wait.',
        share: 3,
        stock: 10,
      },
      { id: 'service', name: 'Half-price service', share: 5, stock: 10 },
      { id: 'picnic', name: 'Picnic rug', share: 12, stock: 40 },
      { id: 'no-luck', name: 'Better luck next time', isWin: false, share: 60 },
    ],
  },
  brindlewood: {
    id: 'service-season',
    title: 'Spin to win at Brindlewood',
    text: 'A year of servicing is on the wheel. One spin for each customer, whether you buy or not.',
    from: '2026-01-01',
    until: '2029-12-31',
    terms: commonTerms('Brindlewood Motor Group Pty Ltd'),
    permits: 'No permit is needed in Queensland. The total prize value is $4,800.',
    prizes: [
      { id: 'year', name: 'A year of servicing', details: 'Up to two logbook services.', share: 1, stock: 2 },
      { id: 'voucher', name: '$100 accessories voucher', share: 9, stock: 20 },
      { id: 'loan-car', name: 'Loan car with your next service', share: 30, stock: 60 },
      { id: 'wash', name: 'Hand wash', share: 60 },
    ],
  },
  // Over, so that the demo shows how a result is checked.
  saltwren: {
    id: 'spring-getaway',
    title: 'Spring getaway wheel',
    text: 'Gear for the next trip, one spin for each customer.',
    from: '2026-09-01',
    until: '2026-10-31',
    terms: commonTerms('Saltwren Touring Pty Ltd'),
    permits: 'SA Licence No. T26/0000. The total prize value is $3,300.',
    prizes: [
      { id: 'awning', name: 'Roof-rack awning', share: 1, stock: 4 },
      { id: 'fridge', name: '15 L car fridge', share: 2, stock: 4 },
      { id: 'recovery', name: 'Recovery kit', share: 7, stock: 10 },
      { id: 'map', name: 'Camping map', share: 90 },
    ],
  },
} satisfies Record<string, Wheel>
