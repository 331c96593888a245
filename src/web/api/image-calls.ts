import { z } from 'zod'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import { imageContentTypes } from '#domain/images/image-kind.ts'
import { imageQualities, imageSizes } from '#domain/images/image-size.ts'
import type { ApiCall } from './api-call.ts'

const sizes = imageSizes.map(({ width, height }) => [width && `w=${width}`, height && `h=${height}`])
const inWords = sizes.map((size) => size.filter(Boolean).join('&')).join(', ')

/** Pictures of this site in the sizes there are. */
export const imageCalls: ApiCall[] = [
  {
    method: 'get',
    path: IMAGES_PATH,
    summary: 'A picture of this site, in one of few sizes',
    description: `The sizes are ${inWords}. The format follows from Accept.`,
    query: z.object({
      src: z.string().meta({ description: 'A path of this site, or the address of a picture of its stock.' }),
      w: z.int().optional(),
      h: z.int().optional(),
      q: z
        .literal([...imageQualities])
        .optional()
        .meta({ description: 'How hard it may be pressed.' }),
      v: z.string().optional().meta({ description: 'Names the content, which may then be kept for ever.' }),
    }),
    answers: {
      200: { description: 'The picture.', files: Object.values(imageContentTypes) },
      304: 'It has not changed.',
      400: 'This is no size of ours.',
      404: 'There is no such picture on this site.',
      503: 'Too many wait at once.',
    },
    errorsAs: 'text/html',
  },
]
