import { dayIn } from '#domain/shared/day.ts'
import type { AcceptedOffer } from '#domain/purchases/purchase-trade-in.ts'
import { vehicleName } from '#domain/trade-in/vehicle-facts.ts'
import { offerAmountCents } from '#domain/trade-in/valuation/offer.ts'
import { isOfferValid } from '#domain/trade-in/valuation/offer-validity.ts'
import type { TradeInDesk } from './trade-in-desk.ts'
import { tradeInOf } from './trade-in-link.ts'

/** The offer that a customer has accepted, for a purchase. `null` unless it is still valid. */
export async function acceptedOffer(
  token: string,
  desk: Pick<TradeInDesk, 'seal' | 'leads' | 'now' | 'site'>,
): Promise<AcceptedOffer | null> {
  const tradeIn = await tradeInOf(token, desk)
  if (!tradeIn) return null
  const { offer, vehicle, rego } = tradeIn.draft
  const isAccepted =
    offer?.decision === 'accepted' && isOfferValid(offer, dayIn(desk.site.timeZone, desk.now()))
  if (!isAccepted || !vehicle) return null
  const km = Number(tradeIn.lead.fields['odometer'] ?? Number.NaN)
  return {
    vehicle: vehicleName(vehicle),
    rego,
    odometerKm: Number.isFinite(km) ? km : null,
    cents: offerAmountCents(offer),
    validUntil: offer.validUntil,
  }
}
