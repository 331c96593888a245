import type { LegalPart } from './legal-part.ts'

type TermsFacts = { dealer: string; takesReservations: boolean; showsFinance: boolean }

/** The terms of using this website. */
export function termsOfUse({ dealer, takesReservations, showsFinance }: TermsFacts): LegalPart[] {
  return [
    {
      heading: 'This website',
      text: `${dealer} provides this website. By using it you agree to these terms.`,
    },
    {
      heading: 'Vehicles and prices',
      text: 'A vehicle may be sold before you see it, and its description may contain a mistake. Each price says what it includes. Before you decide, ask us to confirm the price, the details and that the vehicle is still available.',
    },
    ...(showsFinance
      ? [
          {
            heading: 'Repayments',
            text: 'The repayments shown here are estimates, not an offer of credit. What you pay depends on your circumstances and on the lender’s approval, fees and charges.',
          },
        ]
      : []),
    {
      heading: 'What an enquiry is',
      text: 'A form on this website asks us to get in touch with you. It isn’t a contract, and it doesn’t commit either of us to buy or sell.',
    },
    ...(takesReservations
      ? [
          {
            heading: 'Reserving a vehicle',
            text: 'A deposit holds a vehicle for you for the time shown on its page. It counts towards the price if you buy, and you get it back if you don’t. The reservation isn’t a contract to buy.',
          },
        ]
      : []),
    {
      heading: 'Offers',
      text: 'Each offer has its own conditions and dates, shown on its page. Offers can’t be combined unless their conditions say so.',
    },
    {
      heading: 'What you send us',
      text: 'We use what you write to reply to you, as our privacy policy explains. Please give your own details, and make sure they’re correct.',
    },
    {
      heading: 'Pictures and brands',
      text: 'Pictures may show a vehicle of the same model with different equipment. Names and logos of vehicle manufacturers belong to their owners.',
    },
    {
      heading: 'Your rights',
      text: 'Nothing here takes away your rights under the Australian Consumer Law.',
    },
  ]
}
