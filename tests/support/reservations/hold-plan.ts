import type { HoldPlan, NewHold } from '#data/reservations/holds.ts'

/** A plan with the real times and without messages. */
export const plan: HoldPlan = {
  pendingMs: 15 * 60_000,
  heldMs: 48 * 60 * 60_000,
  offerMs: 2 * 60 * 60_000,
  depositCents: 200_00,
  jobsOf: () => [],
  refundJob: { kind: 'refund-payment', payload: {} },
  invoiceJobs: [],
}

/** What someone who wants a vehicle enters. */
export function wishOf(carId: string, holder: string): NewHold {
  return {
    carId,
    holder,
    name: 'Kim Lee',
    email: `${holder}@example.com`,
    phone: null,
    leadId: null,
    depositCents: 200_00,
    page: 'http://harbour.localhost/cars/hilux/checkout',
  }
}
