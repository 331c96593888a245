import type { PurchaseStep } from '#domain/purchases/purchase.ts'

export const stepTitles: Record<PurchaseStep, string> = {
  payment: 'How you pay',
  'trade-in': 'Trade-in',
  accessories: 'Accessories',
  protection: 'Protection',
  handover: 'Collection or delivery',
  review: 'Review and deposit',
}
