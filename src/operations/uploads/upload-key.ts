import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { visitorKey } from '../spam/visitor-key.ts'
import type { UploadDesk } from './upload-desk.ts'

/** Whose images they are: of an evaluation, and of the visitor who has the form’s secret. */
export type UploadOwner = {
  evalId: string
  /** The secret of the form, with which it goes on from any device. Without one, the visitor’s address counts. */
  session: string | null
}

/** The key under which images are stored. Another visitor’s evaluation has another key, even if its number is known. */
export function uploadKey(
  actor: Actor,
  { evalId, session }: UploadOwner,
  { seal }: Pick<UploadDesk, 'seal'>,
): Promise<string> {
  const who = session ?? `at ${visitorKey(addressOf(actor) ?? '')}`
  return seal.mark(JSON.stringify(['uploads', evalId, who]))
}
