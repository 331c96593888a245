import { canonicalPath } from '../shared/canonical-path.ts'
import type { SignInType } from './sign-in-address.ts'

/** The settings that decide which pages need a sign-in. */
export type GateSettings = {
  reservations: { gateCheckout: boolean }
  finance: { gatePersonalised: boolean }
  forms: { gateSpinToWin: boolean }
}

/**
 * Why a visitor has to sign in for a page (ROUTE-08), however its path is spelt; `null` for a page that is open to everyone.
 * Payments always need it. Trading in and selling a car never do.
 */
export function gateAt(spelling: string, { reservations, finance, forms }: GateSettings): SignInType | null {
  const path = canonicalPath(spelling)
  if (path === '/online-payment') return 'online-payment'
  if (reservations.gateCheckout && isCheckout(path)) return 'checkout'
  if (finance.gatePersonalised && path === '/personalised/finance') return 'finance'
  return forms.gateSpinToWin && path === '/spin-to-win' ? 'spin-to-win' : null
}

function isCheckout(path: string) {
  return /^\/(?:checkout-journey|purchases\/[^/]+|cars\/[^/]+\/(?:checkout|buy-online))$/.test(path)
}
