import type { Dealership } from '../sites/dealership.ts'

/** What a spin needs. */
export type SpinDesk = Pick<Dealership, 'site' | 'seal' | 'spins' | 'customers' | 'now'>
