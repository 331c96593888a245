import { httpOnlyCookie } from '../../request/http-only-cookie.server.ts'

/** The link’s token of a purchase whose customer has gone to have their own vehicle valued, so that they find their way back. */
export const openPurchaseCookie = httpOnlyCookie('purchase', 7 * 24 * 60 * 60)
