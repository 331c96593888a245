/** Where the trade-in form sends images. */
export const IMAGE_UPLOAD_PATH = '/api/eval-expert/image-upload'
export const IMAGE_REMOVE_PATH = '/api/eval-expert/image-remove'
