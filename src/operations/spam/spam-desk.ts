import type { Dealership } from '../sites/dealership.ts'

/** What it takes to tell people from programs. */
export type SpamDesk = Pick<
  Dealership,
  'siteId' | 'site' | 'now' | 'seal' | 'captcha' | 'proofs' | 'recentSubmissions'
>
