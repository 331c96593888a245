import type { Dealership } from '../sites/dealership.ts'

/** What it takes to store a visitor’s images and to hand them to the dealer. */
export type UploadDesk = Pick<Dealership, 'site' | 'uploads' | 'seal' | 'acts' | 'now'>
