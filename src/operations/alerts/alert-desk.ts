import type { Dealership } from '../sites/dealership.ts'

/** What customers need to choose their alerts, and to stop them. */
export type AlertDesk = Pick<
  Dealership,
  | 'site'
  | 'seal'
  | 'customers'
  | 'alertChoices'
  | 'savedSearches'
  | 'consentTexts'
  | 'acts'
  | 'sendSms'
  | 'now'
>
