import type { Lead } from '#data/leads.ts'
import { longDay } from '#domain/shared/day.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { writeDraft } from '#domain/trade-in/trade-in-draft.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import type { Offer, OfferDecision } from '#domain/trade-in/valuation/offer.ts'
import { OFFER_ACCEPTED } from '#domain/lead-delivery/lead-categories.ts'
import { leadJobs } from '../lead-delivery/lead-jobs.ts'
import type { TradeInDesk } from './trade-in-desk.ts'
import type { TradeIn } from './trade-in-link.ts'

/** The specification’s number of the event. */
const OFFER_EVENT = 18

/**
 * Stores what a customer decides about their offer, and tells the dealer unless they decline. An accepted offer stays
 * accepted, and is told once however often it is sent.
 */
export async function decideOffer(
  { lead, draft }: TradeIn,
  offer: Offer,
  decision: OfferDecision,
  { leads, site, now }: TradeInDesk,
): Promise<{ event: VisitorEvent | null }> {
  const decided = { ...offer, decision }
  const isAccepted = decision === 'accepted'
  const amended = await leads.amend(
    lead.id,
    {
      fields: {
        offer: rangeText(decided),
        offer_valid_until: longDay(offer.validUntil),
        offer_decision: decision,
        offer_accepted: isAccepted,
        form_completed: true,
      },
      written: writeDraft({ ...draft, offer: decided }),
      ...(isAccepted && { subcategory: OFFER_ACCEPTED }),
      unless: { field: 'offer_decision', is: 'accepted' },
    },
    {
      ...(decision !== 'declined' && { jobs: (changed: Lead) => dealersJobs(changed, site, now()) }),
      ...(isAccepted && {
        event: {
          name: 'offer-accepted',
          number: OFFER_EVENT,
          details: { category: lead.category, car_id: lead.carId },
        },
      }),
    },
  )
  if (!amended || !isAccepted) return { event: null }
  return { event: { name: 'offer-accepted', carId: lead.carId, submissionId: lead.id } }
}

/** The customer has just seen it on their page, so only the dealer is told. */
function dealersJobs(lead: Lead, site: TradeInDesk['site'], now: Date) {
  return leadJobs(lead, site, now).filter(({ kind }) => kind !== 'lead-acknowledgement')
}

function rangeText({ adjusted, lowCents, highCents }: Offer) {
  const { lowCents: low, highCents: high } = adjusted ?? { lowCents, highCents }
  return `${formatDollars(low)} to ${formatDollars(high)}`
}
