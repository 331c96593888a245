import { z } from 'zod'
import { IMAGE_REMOVE_PATH, IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { MAX_IMAGES } from '#domain/uploads/image-rules.ts'
import type { ApiCall } from './api-call.ts'

const owner = {
  evalid: z.string().min(1).max(200).meta({ description: 'The EvalID of the vehicle.' }),
  session: z.string().max(200).optional().meta({
    description:
      'A secret of the form. With it, images are found again from any device. Without it, they belong to the network address that sent them.',
  }),
}

const ImageUpload = z
  .object({
    ...owner,
    file: z.file().meta({ description: 'A JPEG, PNG, GIF or HEIC image under 10,000,000 bytes.' }),
  })
  .meta({ id: 'ImageUpload' })

export const ImageRemoval = z
  .object({
    ...owner,
    image: z.string().max(60).meta({ description: 'The id of the image.' }),
    back: z.string().max(2000).optional().meta({ description: 'The page to which a form returns.' }),
  })
  .meta({ id: 'ImageRemoval' })

const UploadedImages = z
  .object({
    images: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['jpeg', 'heic']).meta({
          description:
            'Images are stored as JPEG without their metadata, and a HEIC file that can’t be decoded as it is.',
        }),
        bytes: z.int(),
      }),
    ),
  })
  .meta({ id: 'UploadedImages' })

/** The calls about images of a trade-in. */
export const uploadCalls: ApiCall[] = [
  {
    method: 'post',
    path: IMAGE_UPLOAD_PATH,
    summary: 'Add an image to a trade-in',
    description: `One image in each request, ${MAX_IMAGES} in all. Its content decides what it is, not its name. The same file sent again is the same image.`,
    body: ImageUpload,
    bodyAs: 'multipart/form-data',
    responses: {
      200: { description: 'The image is stored.', schema: UploadedImages },
      303: 'A form that names the next page goes on to it.',
      400: 'The form is damaged, or a field is missing.',
      404: 'This site takes no images.',
      409: 'There are as many images as allowed.',
      415: 'The file is not a JPEG, PNG, GIF or HEIC image, or the request is not a form with files.',
      422: 'The image is damaged or too large to be decoded.',
      503: 'Too many images are being sent at the moment. Try again later.',
    },
  },
  {
    method: 'post',
    path: IMAGE_REMOVE_PATH,
    summary: 'Remove an image from a trade-in',
    body: ImageRemoval,
    responses: {
      200: {
        description: 'It is gone.',
        schema: z.object({ success: z.literal(true) }).meta({ id: 'ImageRemoved' }),
      },
      400: 'A field is missing or too long.',
      303: 'A form returns to its page.',
      415: 'The body is neither JSON nor a form.',
    },
  },
]
