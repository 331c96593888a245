import { href } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { hasCertifiedBadge } from '#domain/cars/badges/certified-badge.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { purchaseOffer } from '#domain/purchases/purchase-offer.ts'
import { reservationOffer } from '#domain/reservations/reservation-offer.ts'
import { type CutRichText, cutRichText } from '#domain/rich-text/cut-rich-text.ts'
import { fromPlainText } from '#domain/rich-text/rich-text.ts'
import { acceptsTradeIn } from '#domain/trade-in/accepts-trade-in.ts'
import type { Site } from '#sites/site.ts'

/** The number of characters shown before “show more”. */
const SHORT_DESCRIPTION = 200

/** What the dealer offers with a vehicle: a reservation, trade-in, chat, reasons and protection. */
export function carOffers(car: Car, site: Site) {
  const available = isAvailable(car)
  return {
    certified: hasCertifiedBadge(car, site.stock) ? { isUsed: car.carType === 'used' } : null,
    reservation: reservationOffer(car, site.reservations, site.prices),
    purchase: purchaseOffer(car, site.reservations, site.prices),
    tradeInHref: acceptsTradeIn(car)
      ? `${href('/cars/trade-in')}?car_id=${encodeURIComponent(car.slug)}`
      : null,
    chat: available ? chatOffer(site.carPage) : null,
    guaranteeHref: car.carType === 'used' && hasGuarantee(site) ? href('/used-car-guarantee') : null,
    whyBuyFromUs: available ? reasonsFor(car, site.carPage.whyBuyFromUs) : [],
    protection: available ? reasonsFor(car, site.carPage.protection) : [],
  }
}

/** Where “Chat” leads, and whether it opens a widget instead once that has loaded. */
function chatOffer({ chatUrl, chatCommand }: Site['carPage']) {
  const hasWidget = chatCommand !== null
  return chatUrl !== null || hasWidget ? { url: chatUrl, hasWidget } : null
}

function hasGuarantee({ carPage: { guarantee } }: Site) {
  return guarantee.moneyBack || guarantee.lifetimeEngine
}

export type Reason = { title: string; text: CutRichText }

function reasonsFor({ carType }: Car, reasons: Site['carPage']['whyBuyFromUs']): Reason[] {
  return reasons
    .filter(({ carTypes }) => carTypes.includes(carType))
    .map(({ title, text }) => ({ title, text: cutRichText(fromPlainText(text), SHORT_DESCRIPTION) }))
}
