import { httpOnlyCookie } from '../../request/http-only-cookie.server.ts'

/** The link’s token of an accepted offer, so that the customer can use it when they buy. It lasts as long as the link. */
export const tradeInOfferCookie = httpOnlyCookie('trade-in', 7 * 24 * 60 * 60)
