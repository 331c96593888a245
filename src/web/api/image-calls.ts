import { z } from 'zod'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import { imageContentTypes } from '#domain/images/image-kind.ts'
import { imageQualities, imageSizes } from '#domain/images/image-size.ts'
import type { ApiCall } from './api-call.ts'

const sizes = imageSizes.map(({ width, height }) => [width && `w=${width}`, height && `h=${height}`])
const sizeList = sizes.map((size) => size.filter(Boolean).join('&')).join(', ')

/** The site's pictures, in a fixed set of sizes. */
export const imageCalls: ApiCall[] = [
  {
    method: 'get',
    path: IMAGES_PATH,
    summary: 'Get a picture of this site in one of the available sizes',
    description: `The sizes are ${sizeList}. The Accept header decides the format.`,
    query: z.object({
      src: z.string().meta({ description: 'A path on this site, or the URL of a picture of its stock.' }),
      w: z.int().optional(),
      h: z.int().optional(),
      q: z
        .literal([...imageQualities])
        .optional()
        .meta({ description: 'The compression quality.' }),
      v: z.string().optional().meta({
        description: 'The version of the content. A response with a version can be cached indefinitely.',
      }),
    }),
    responses: {
      200: { description: 'The picture.', files: Object.values(imageContentTypes) },
      304: 'The picture has not changed.',
      400: 'This size is not available.',
      404: 'There is no such picture on this site.',
      503: 'Too many requests are waiting. Try again later.',
    },
    errorsAs: 'text/html',
  },
]
