import type { ReservationPageData } from './reservation-data.server.ts'

type Told = Pick<
  ReservationPageData,
  'stage' | 'title' | 'deposit' | 'until' | 'vehicleWord' | 'vehicleState' | 'name'
>

/** What a reservation’s page says first: where it stands, and what has become of the money. */
export function reservationTexts(page: Told): { heading: string; lead: string | null } {
  const { title, deposit, until, vehicleWord } = page
  switch (page.stage) {
    case 'offered':
      return {
        heading: `It’s your turn: ${title}`,
        lead: `The ${vehicleWord} you’ve waited for is free and kept for you until ${until}.`,
      }
    case 'pending':
      return { heading: 'Pay your deposit', lead: null }
    case 'held':
      return { heading: `Reserved for you: ${title}`, lead: `It’s yours until ${until}.` }
    case 'lapsed':
      return {
        heading: 'The time to pay is up',
        lead:
          page.vehicleState === 'gone'
            ? 'Nothing has been charged.'
            : 'Nothing has been charged. Others can now reserve it.',
      }
    case 'released':
      return { heading: 'This reservation is cancelled', lead: 'Nothing has been charged.' }
    case 'refunding':
      return {
        heading: 'This reservation has ended',
        lead: `Your deposit of ${deposit} is on its way back to the card you paid with. Banks usually take 5 to 10 business days to show it.`,
      }
    case 'refunded':
      return {
        heading: 'Your deposit has been refunded',
        lead: `We’ve sent ${deposit} back to the card you paid with. Banks usually take 5 to 10 business days to show it.`,
      }
    case 'sold':
      return {
        heading: `It’s yours: ${title}`,
        lead: `Your deposit of ${deposit} counts towards the price. Thank you.`,
      }
  }
}
