import { onTestFinished } from 'vitest'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { imageProcess } from '#integrations/uploads/separate-process.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { imageProgram } from '#server/project-files.ts'
import { receiveLimits } from '#server/uploads/receive-files.ts'
import { wholeApp } from '../pages/whole-app.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export type Sent = {
  evalid?: string
  session?: string
  name?: string
  /** Other fields of the form. */
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** A dealer’s site that takes images, read by the real program. */
export function uploadApp(dealer: Dealership) {
  const folder = temporaryFolder()
  const { prepareImage, stop } = imageProcess({ program: imageProgram })
  onTestFinished(stop)
  const ask = wholeApp(dealer, { imageUploads: { prepareImage, folder, limits: receiveLimits } })
  return {
    ask,
    folder,
    send: (files: Buffer[], sent?: Sent) => ask(IMAGE_UPLOAD_PATH, formWith(files, sent)),
  }
}

export function formWith(
  files: readonly Buffer[],
  { evalid = 'E1', session, name = 'car.jpg', fields = {}, headers = {} }: Sent = {},
) {
  const body = new FormData()
  body.set('evalid', evalid)
  if (session !== undefined) body.set('session', session)
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  for (const file of files) body.append('file', new File([new Uint8Array(file)], name))
  return { method: 'POST', body, headers }
}
