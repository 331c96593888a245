import type { PaymentState } from './payment-states.ts'

export type LedgerKind = 'paid' | 'refunded' | 'applied'
export type PaymentPurpose = 'deposit' | 'invoice'
export type LedgerAccount = 'customers' | 'deposits held' | 'invoices paid' | 'vehicle sales'

/**
 * From which account to which an amount moves. Money comes from customers. A deposit stays theirs until the vehicle is sold
 * to them.
 */
export function ledgerMove(
  kind: LedgerKind,
  purpose: PaymentPurpose,
  /** Whether the deposit counts towards a price by now, and comes back out of that. */
  { isApplied = false }: { isApplied?: boolean } = {},
): { fromAccount: LedgerAccount; toAccount: LedgerAccount } {
  const kept = purpose === 'deposit' ? 'deposits held' : 'invoices paid'
  switch (kind) {
    case 'paid':
      return { fromAccount: 'customers', toAccount: kept }
    case 'refunded':
      return { fromAccount: isApplied ? 'vehicle sales' : kept, toAccount: 'customers' }
    case 'applied':
      return { fromAccount: kept, toAccount: 'vehicle sales' }
  }
}

/** The entries that a payment in this state has to have. */
export function ledgerKindsOf(state: PaymentState): LedgerKind[] {
  if (state === 'paid' || state === 'refunding') return ['paid']
  return state === 'refunded' ? ['paid', 'refunded'] : []
}
