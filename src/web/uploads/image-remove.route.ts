import { redirect } from 'react-router'
import { readReturnPath } from '#domain/customers/return-path.ts'
import { removeImage } from '#operations/uploads/form-images.ts'
import { ImageRemoval } from '../api/upload-calls.ts'
import { apiError } from '../request/api-error.server.ts'
import { requestFactsContext, uploadDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/image-remove.route.ts'

/** Removes one image of a form. A script sends JSON. A form without scripts returns to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const type = request.headers.get('content-type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  if (!isForm && !type.startsWith('application/json')) return apiError(415, 'not_json', 'Send JSON.')
  const body: unknown = isForm
    ? Object.fromEntries(await request.formData())
    : await request.json().catch(() => null)
  const sent = ImageRemoval.safeParse(body)
  if (!sent.success) return apiError(400, 'bad_request', 'A field is missing or too long.')
  const { evalid: evalId, session = null, image: imageId, back = '/' } = sent.data
  const { actor } = context.get(requestFactsContext)
  await removeImage(actor, { evalId, session: session || null, imageId }, context.get(uploadDeskContext))
  return isForm ? redirect(readReturnPath(back) ?? '/', 303) : Response.json({ success: true })
}
