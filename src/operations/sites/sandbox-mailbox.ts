import type { Dealership } from './dealership.ts'

/** What a demo shows of the messages that it would have sent. */
export type SandboxMailbox = Pick<Dealership, 'site' | 'sentMessages'>
