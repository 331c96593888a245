import { imageContentTypes } from '#domain/images/image-kind.ts'
import { readLeadImage } from '#operations/uploads/lead-images.ts'
import { uploadDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/lead-image.route.ts'

/** One image of a lead. A HEIC file is as its sender made it, so a browser only saves it. */
export async function loader({ params: { token, image: imageId }, context }: Route.LoaderArgs) {
  const read = await readLeadImage({ token, imageId }, context.get(uploadDeskContext))
  if (typeof read === 'string') throw new Response(null, { status: read === 'expired' ? 410 : 404 })
  const { image, bytes } = read
  const disposition = image.kind === 'jpeg' ? 'inline' : 'attachment'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': imageContentTypes[image.kind],
      'content-length': String(bytes.length),
      'content-disposition': `${disposition}; filename="photo.${image.kind === 'jpeg' ? 'jpg' : 'heic'}"`,
    },
  })
}
