import type { ReservationPageData } from './reservation-data.server.ts'

type Told = Pick<
  ReservationPageData,
  'stage' | 'title' | 'deposit' | 'until' | 'vehicleWord' | 'vehicleState' | 'mayBePaid'
>

/** What a reservation’s page says first: where it stands, and what has become of the money. */
export function reservationTexts(page: Told): { heading: string; lead: string | null } {
  const { title, deposit, until, vehicleWord } = page
  switch (page.stage) {
    case 'offered':
      return {
        heading: `It’s your turn: ${title}`,
        lead: `The ${vehicleWord} you’ve been waiting for is now available. We’re holding it for you until ${until}.`,
      }
    case 'pending':
      return { heading: 'Pay your deposit', lead: null }
    case 'held':
      return { heading: `Reserved for you: ${title}`, lead: `It’s yours until ${until}.` }
    case 'lapsed':
      return {
        heading: 'Your time to pay has run out',
        lead:
          page.vehicleState === 'gone' ? unlessPaid(page) : `${untilKnown(page)} Others can now reserve it.`,
      }
    case 'released':
      return {
        heading: 'This reservation is cancelled',
        lead: unlessPaid(page),
      }
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

const NOTHING_CHARGED = 'Nothing has been charged.'

/** A payment that is only heard of later goes back. */
function unlessPaid({ mayBePaid, deposit }: Told) {
  return mayBePaid ? `If you’ve paid, ${deposit} goes back to the card you paid with.` : NOTHING_CHARGED
}

/** A payment that is only heard of later takes the vehicle again, if it is still free. */
function untilKnown({ mayBePaid, deposit, vehicleWord }: Told) {
  return mayBePaid
    ? `If you’ve paid, we’ll email you: the ${vehicleWord} is yours if it’s still available. If not, we’ll refund your ${deposit}.`
    : NOTHING_CHARGED
}
